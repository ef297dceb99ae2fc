// Calls of the API beside the browser: what a spec needs to be there, and what the server has stored.
import type { Page } from 'playwright-core'

export type Tokens = { access: string; refresh: string }
type Account = { username: string; password: string; email?: string }

/** A call as one user; resolves with the parsed body, rejects unless it succeeds. */
export type ApiCall = <T>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<T>

/** Calls the API of a product as the user of an access token, or as a visitor. */
export const apiCaller =
  (origin: string, access?: string | null): ApiCall =>
  async (method, path, body, headers) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(access && { Authorization: `Bearer ${access}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }

/** Calls the API as the user who is signed in on a page. */
export const callApi = async <T>(page: Page, method: string, path: string, body?: object) => {
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  return apiCaller(new URL(page.url()).origin, access)<T>(method, path, body)
}

/** Tokens of a new session, as from another device. */
export const requestTokens = (
  origin: string,
  { username, password }: Account,
  headers?: Record<string, string>,
) => apiCaller(origin)<Tokens>('POST', '/token/', { username, password }, headers)

/** Registers somebody and signs in. */
export const signUp = async (origin: string, account: Account) => {
  await apiCaller(origin)('POST', '/auth/users/', account)
  return requestTokens(origin, account)
}
