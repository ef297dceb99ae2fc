import { type AxiosRequestConfig, create } from 'axios'
import { dropStaleAnswer } from './dropStaleAnswer'
import { noticeConnection, noticeNoConnection } from './noticeConnection'
import { prepareRequest } from './prepareRequest'
import { retryUnauthorized } from './retryUnauthorized'

/** The one axios client: base /api, 10 s, bearer, time zone, csrf, and one refresh for any 401. */
export const http = create({ baseURL: '/api', timeout: 10_000 })

http.interceptors.request.use(prepareRequest)
http.interceptors.response.use(noticeConnection, noticeNoConnection)
http.interceptors.response.use(dropStaleAnswer, retryUnauthorized(http))

/** GET; answers with the body. Rejects with an AxiosError: see `failureDetail`, `isStatus`. */
export const get = async <T>(path: string, config?: AxiosRequestConfig): Promise<T> =>
  (await http.get<T>(path, config)).data

/** POST; answers with the body. For what a form creates use `sendOnce` of `./outbox`. */
export const post = async <T>(
  path: string,
  body?: unknown,
  config?: AxiosRequestConfig,
): Promise<T> => (await http.post<T>(path, body, config)).data

/** PATCH; answers with the body. The last write wins: see `patchVersioned` for the other way. */
export const patch = async <T>(
  path: string,
  body: unknown,
  config?: AxiosRequestConfig,
): Promise<T> => (await http.patch<T>(path, body, config)).data

/** DELETE. */
export const del = async (path: string, config?: AxiosRequestConfig): Promise<void> => {
  await http.delete(path, config)
}
