import { Secret, TOTP } from 'otpauth'
import type { newPerson } from './person.ts'
import type { testServer } from './testServer.ts'

type Server = ReturnType<typeof testServer>
type Person = ReturnType<typeof newPerson>

/** An authenticator app with the secret of an account. `code` is what it shows, so many half minutes from now. */
export const createApp = (secret: string, now: () => Date) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return {
    code: (steps = 0) => totp.generate({ timestamp: now().getTime() + steps * 30_000 }),
  }
}

/** Turns codes on for the account of a token, and lets their half minute pass. */
export const turnCodesOn = async (server: Server, token: string) => {
  const post = (path: string, body: object) =>
    server.call(`/auth/second-factor/${path}`, { method: 'POST', token, body })
  const begun = await post('setup/', { current_password: server.password })
  const app = createApp(String(begun.body.secret), server.time.clock)
  const { body } = await post('', { code: app.code() })
  server.time.pass(30_000)
  const recoveryCodes: string[] = body.recovery_codes
  return { app, recoveryCodes }
}

/** The calls of a person who signs in in two steps. */
export const secondStepOf = (person: Person) => {
  const password = (headers = {}, username = person.username, given = person.server.password) =>
    person.server.call('/token/', {
      method: 'POST',
      body: { username, password: given },
      headers,
    })
  const challenge = async (headers = {}) => String((await password(headers)).body.challenge)
  const present = (given: string, code: string, more = {}, headers = {}) =>
    person.server.call('/token/second-factor/', {
      method: 'POST',
      body: { challenge: given, code, ...more },
      headers,
    })
  return {
    turnOn: () => turnCodesOn(person.server, person.token),
    password,
    /** The challenge that answers the right password. */
    challenge,
    present,
    /** Gives the password and a code. */
    answer: async (code: string) => present(await challenge(), code),
    nextStep: () => person.server.time.pass(30_000),
    show: () => person.get('/auth/second-factor/'),
    confirmed: (code: string) => ({ current_password: person.server.password, code }),
  }
}
