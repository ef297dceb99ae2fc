import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { hashOf } from '../http/secrets.ts'

const name = 'truenorth_device'
const secretPattern = /^[\w-]{43}$/
const longestDevice = 200

/** The secret by which an earlier sign-in has made this browser known (D47). */
export const deviceSecretIn = (c: Context) => {
  const secret = getCookie(c, name)
  return secret && secretPattern.test(secret) ? secret : undefined
}

/** Leaves the secret in the browser. */
export const keepDeviceSecret = (
  c: Context,
  secret: string,
  lasting: { sameSite: 'Lax'; maxAge: number; secure: boolean },
) => setCookie(c, name, secret, { ...lasting, path: '/api', httpOnly: true })

/** The hash of that secret; undefined for a browser without one. */
export const deviceHashIn = (c: Context) => {
  const secret = deviceSecretIn(c)
  return secret === undefined ? undefined : hashOf(secret)
}

/** The browser as it names itself. */
export const deviceNameIn = (c: Context) =>
  (c.req.header('User-Agent') ?? '').slice(0, longestDevice)
