import type { AxiosResponse } from 'axios'
import { connection } from '../connection/connection'
import { isUnanswered, statusOf } from './failure'

/** Any answer, even a refusal, shows that the server can be reached. */
export const noticeConnection = (response: AxiosResponse): AxiosResponse => {
  connection.online = true
  return response
}

export const noticeNoConnection = (error: unknown): never => {
  if (isUnanswered(error)) connection.online = false
  else if (statusOf(error) !== undefined) connection.online = true
  throw error
}
