import { createSecondFactorSeal } from '#src/auth/secondFactorSeal.ts'
import { stepOfCode } from '#src/auth/totp.ts'
import { sweep } from '#src/sweep.ts'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'
import { createApp, secondStepOf, turnCodesOn } from '../support/secondFactor.ts'

const path = '/auth/second-factor/'
const minuteMs = 60_000
const wrong = { code: ['This code is not right. Enter the one that your app shows now.'] }
const used = {
  code: ['This code was used already. Wait for the next one, half a minute at most.'],
}

describe.each(databases)('a second factor on $name', ({ open }) => {
  const person = newPerson(open, 'two')

  const { turnOn, password, challenge, present, answer, nextStep, show, confirmed } =
    secondStepOf(person)
  const isSignedIn = async (token: string) =>
    (await person.server.call('/auth/users/me/', { token })).status === 200
  const subjects = async () => {
    await person.server.background.settled()
    return person.server.letters.map(({ subject }) => subject)
  }

  it('is turned on by the password and a right code, ends other sessions, and then asks', async () => {
    const other = (await person.server.signIn(person.username)).access
    const refused = await person.send('POST', `${path}setup/`, { current_password: 'not it' })
    expect(refused.body).toEqual({ current_password: ['Invalid password.'] })
    expect((await person.send('POST', path, { code: '123456' })).status).toBe(400)
    const begun = await person.send('POST', `${path}setup/`, {
      current_password: person.server.password,
    })
    expect(begun.body.uri).toBe(
      `otpauth://totp/Truenorth:${person.username}?issuer=Truenorth&secret=${begun.body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const app = createApp(begun.body.secret, person.server.time.clock)
    expect((await person.send('POST', path, { code: '000000' })).body).toEqual(wrong)
    // Until then the password is enough.
    expect((await password()).status).toBe(200)
    const made = await person.send('POST', path, { code: app.code() })
    expect(new Set(made.body.recovery_codes).size).toBe(10)
    expect(await isSignedIn(other)).toBe(false)
    expect(await show()).toEqual({
      enabled_at: '2031-03-05T10:00:00.123000Z',
      recovery_codes_left: 10,
      devices: [],
      is_required: false,
    })
    expect((await person.send('POST', `${path}setup/`, confirmed(''))).status).toBe(409)

    const asked = await password()
    expect([asked.status, asked.body]).toEqual([
      403,
      {
        detail:
          'This account also asks for a code of its authenticator app. Reload the page to enter it.',
        code: 'second_factor_required',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
    ])
    expect(asked.headers.getSetCookie()).toEqual([])
    // The code that turned it on is used up.
    expect((await present(asked.body.challenge, app.code())).body).toEqual(used)
    nextStep()
    const signedIn = await present(asked.body.challenge, ` ${app.code().replace(/(...)/, '$1 ')}`)
    expect(await isSignedIn(signedIn.body.access)).toBe(true)
    expect(await subjects()).toContain('Your Truenorth account now asks for a code')
  })

  it('takes each code once, even at once, and those of the half minutes beside it', async () => {
    const { app } = await turnOn()
    nextStep()
    const code = app.code()
    const both = await Promise.all([answer(code), answer(code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await answer(code)).body).toEqual(used)
    // An earlier one is refused once a later one was used.
    expect((await answer(app.code(-1))).body).toEqual(used)
    expect((await answer(app.code(1))).status).toBe(200)
    nextStep()
    nextStep()
    nextStep()
    expect((await answer(app.code(-2))).body).toEqual(wrong)
    expect((await answer(app.code(2))).body).toEqual(wrong)
    expect((await answer(app.code(-1))).status).toBe(200)
  })

  it('takes each recovery code once, however it is typed, and new ones end the earlier', async () => {
    const { app, recoveryCodes } = await turnOn()
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    const both = await Promise.all([answer(first.toUpperCase()), answer(first.replace(/-/g, ' '))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await answer(first)).body).toEqual(wrong)
    expect(await show()).toMatchObject({ recovery_codes_left: 9 })
    expect(await subjects()).toContain('A recovery code signed in to Truenorth')
    const renewed = await person.send('POST', `${path}recovery-codes/`, confirmed(app.code()))
    expect(renewed.body.recovery_codes).toHaveLength(10)
    expect((await answer(second)).body).toEqual(wrong)
    const stored = await person.database.db.selectFrom('recovery_codes').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(String(renewed.body.recovery_codes[0]))
  })

  it('cannot be guessed: ten wrong codes lock the second step, and count for the day', async () => {
    const { app, recoveryCodes } = await turnOn()
    const guesses = async (count: number) => {
      const given = await challenge()
      const statuses = []
      for (const index of Array.from({ length: count }).keys())
        statuses.push((await present(given, String(index).padStart(6, '0'))).status)
      return statuses
    }
    expect(await guesses(12)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    expect(await subjects()).toContain('Wrong codes for your Truenorth account')
    const locked = await answer(app.code())
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0)
    const forDay = await person.database.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', 'like', 'codesOfDay:%')
      .execute()
    expect(Math.max(...forDay.map(({ points }) => points))).toBe(10)
    expect((await answer(recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('asks within ten minutes, for the account that gave its password, and gives one session', async () => {
    const { app } = await turnOn()
    const late = await challenge()
    person.server.time.pass(10 * minuteMs)
    const tooLate = await present(late, app.code())
    expect([tooLate.status, tooLate.body.detail]).toEqual([
      401,
      'That took too long. Sign in again.',
    ])
    expect((await present('A'.repeat(43), app.code())).status).toBe(401)
    const once = await challenge()
    expect((await present(once, app.code())).status).toBe(200)
    nextStep()
    expect((await present(once, app.code())).status).toBe(401)
    // A challenge is good for nothing else.
    const idle = await challenge()
    expect(await isSignedIn(idle)).toBe(false)

    // The challenge of one account and the code of another.
    const name = `other${person.username}`
    const otherToken = await person.server.join(name)
    const other = await turnCodesOn(person.server, otherToken)
    expect((await present(await challenge(), other.app.code())).body).toEqual(wrong)
    expect((await present(await challenge(), other.recoveryCodes[0] ?? '')).body).toEqual(wrong)

    await person.database.db
      .updateTable('users')
      .set({ is_active: 0 })
      .where('username', '=', person.username)
      .execute()
    expect((await present(idle, app.code())).status).toBe(401)
    person.server.time.pass(11 * minuteMs)
    await sweep(person.database.db, person.server.time.clock())
    const left = await person.database.db.selectFrom('sign_in_challenges').selectAll().execute()
    expect(left).toEqual([])
  })

  it('is turned off with the password and a code, and by neither alone', async () => {
    const { app } = await turnOn()
    const off = (body: object) => person.send('DELETE', path, body)
    expect((await off({})).body).toMatchObject({ code: [expect.any(String)] })
    expect((await off({ current_password: person.server.password })).status).toBe(400)
    expect((await off(confirmed('000000'))).body).toEqual(wrong)
    const code = app.code()
    expect((await off({ current_password: 'not it', code })).body).toEqual({
      current_password: ['Invalid password.'],
    })
    expect((await off(confirmed(code))).status).toBe(204)
    expect((await password()).status).toBe(200)
    expect(await subjects()).toContain('Your Truenorth account asks for no code any more')
    expect((await off(confirmed(code))).status).toBe(409)
    // What was begun and not confirmed is forgotten.
    await person.send('POST', `${path}setup/`, confirmed(''))
    person.server.time.pass(61 * minuteMs)
    await sweep(person.database.db, person.server.time.clock())
    const rows = await person.database.db
      .selectFrom('second_factors')
      .select('user_id')
      .where('enabled_at', 'is', null)
      .execute()
    expect(rows).toEqual([])
  })

  it('is encrypted at rest, for its account alone', async () => {
    const { recoveryCodes } = await turnOn()
    const { id } = await person.get('/auth/users/me/')
    const { secret } = await person.database.db
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    const seal = createSecondFactorSeal(async () => 'a key for the second factors of tests')
    expect(await seal.open(id, secret)).toMatch(/^[A-Z2-7]{32}$/)
    expect(await seal.open(id + 1, secret)).toBeUndefined()
    const other = createSecondFactorSeal(async () => 'another key')
    expect(await other.open(id, secret)).toBeUndefined()
    // Without the key the app is of no use, and a recovery code still is.
    await person.database.db
      .updateTable('second_factors')
      .set({ secret: await other.seal(id, 'A'.repeat(32)) })
      .where('user_id', '=', id)
      .execute()
    const unreadable = await answer('123456')
    expect(unreadable.body.detail).toBe(
      'Codes of your app cannot be checked at the moment. Use a recovery code.',
    )
    expect(person.server.errors.splice(0)).toEqual([{}])
    expect((await answer(recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

// The test vectors of https://www.rfc-editor.org/rfc/rfc6238#appendix-B, of which apps show the last six digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code of second %i is %s', async (seconds, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const step = Math.floor(seconds / 30)
  expect(await stepOfCode(secret, code, new Date(seconds * 1000))).toBe(step)
  expect(await stepOfCode(secret, code, new Date((seconds + 60) * 1000))).toBeUndefined()
})
