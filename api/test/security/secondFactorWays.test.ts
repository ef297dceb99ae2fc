import { addPasskey } from '../support/authenticator.ts'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'
import { secondStepOf } from '../support/secondFactor.ts'
import { testServer } from '../support/testServer.ts'

const path = '/auth/second-factor/'
const dayMs = 24 * 60 * 60_000

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

// What a second factor lets pass, and what it does not: see `secondFactor.test.ts` for the codes themselves.
describe.each(databases)('a second factor on $name', ({ open }) => {
  const person = newPerson(open, 'way')
  const { turnOn, password, challenge, present, nextStep, show } = secondStepOf(person)

  it('remembers a browser for thirty days, until it is forgotten, and no other account in it', async () => {
    const { app } = await turnOn()
    const headers = { 'User-Agent': 'Firefox/140.0' }
    const first = await present(await challenge(), app.code(), { remember_device: true }, headers)
    const cookies = { Cookie: cookieOf(first.headers) }
    expect((await password(cookies)).status).toBe(200)
    expect((await password()).status).toBe(403)
    person.token = String((await password(cookies)).body.access)
    const { devices } = await show()
    expect(devices).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox/140.0',
        last_used_at: '2031-03-05T10:00:30.123000Z',
        expires_at: '2031-04-04T10:00:30.123000Z',
      },
    ])
    const own = person.token
    person.token = await person.server.join(`other${person.username}`)
    await turnOn()
    expect((await password(cookies, `other${person.username}`)).status).toBe(403)
    const row = `${path}devices/${devices[0].id}/`
    expect((await person.send('DELETE', row)).status).toBe(404)
    person.token = own
    expect((await person.send('DELETE', row)).status).toBe(204)
    expect((await password(cookies)).status).toBe(403)

    nextStep()
    const again = await present(
      await challenge(cookies),
      app.code(),
      { remember_device: true },
      cookies,
    )
    expect(again.status).toBe(200)
    person.server.time.pass(30 * dayMs)
    expect((await password(cookies)).status).toBe(403)
  })

  it('lets the browser that changes the password sign in once more, and forgets all others', async () => {
    const { app } = await turnOn()
    const remember = { remember_device: true }
    const laptop = await present(await challenge(), app.code(), remember)
    const laptopCookies = { Cookie: cookieOf(laptop.headers) }
    nextStep()
    const phone = await present(await challenge(), app.code())
    person.token = phone.body.access
    const phoneCookies = { Cookie: cookieOf(phone.headers) }
    const next = 'Another-Lantern-43'
    const change = { current_password: person.server.password, new_password: next }
    await person.send('POST', '/auth/users/set_password/', change, phoneCookies)
    const sign = (headers: object) => password(headers, person.username, next)
    expect((await sign(laptopCookies)).status).toBe(403)
    expect((await sign(phoneCookies)).status).toBe(200)
    expect((await sign(phoneCookies)).status).toBe(403)
  })

  it('stands behind a reset link too, which forgets browsers and ends challenges', async () => {
    const { app } = await turnOn()
    const first = await present(await challenge(), app.code(), { remember_device: true })
    const cookies = { Cookie: cookieOf(first.headers) }
    const before = await challenge()
    await person.send('POST', '/auth/users/reset_password/', {
      email: `${person.username}@example.com`,
    })
    await person.server.background.settled()
    const texts = person.server.letters.map(({ text }) => text).join('\n')
    const [, uid, token] = /password-reset-confirm\/(\S+)\/(\S+)/.exec(texts) ?? []
    const next = 'Third-Lantern-44'
    const confirm = { uid, token, new_password: next, re_new_password: next }
    expect((await person.send('POST', '/auth/users/reset_password_confirm/', confirm)).status).toBe(
      204,
    )
    nextStep()
    expect((await present(before, app.code())).status).toBe(401)
    expect((await password(cookies, person.username, next)).status).toBe(403)
  })

  it('is asked of administrators where the operator says so, before the inbox opens', async () => {
    await person.database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', person.username)
      .execute()
    expect(await person.get('/feedback/acts/')).toEqual([])
    person.server = testServer(person.database, { adminsNeedTwoFactors: true })
    const inbox = () => person.server.call('/feedback/acts/', { token: person.token })
    expect(await inbox()).toMatchObject({
      status: 403,
      body: {
        detail: 'Administrators need a second factor here. Set it up on your account page first.',
        code: 'second_factor_setup_required',
      },
    })
    expect(await show()).toMatchObject({ is_required: true })
    const { authenticator } = await addPasskey(person.server, person.token)
    const request = (await person.server.call('/token/passkey/options/', { method: 'POST' })).body
    const byPasskey = await person.server.call('/token/passkey/', {
      method: 'POST',
      body: { credential: authenticator.assert(request) },
    })
    const passkeyInbox = await person.server.call('/feedback/acts/', {
      token: byPasskey.body.access,
    })
    expect(passkeyInbox.status).toBe(200)
    await turnOn()
    expect((await inbox()).status).toBe(200)
  })

  it('is not asked of a passkey or of an export token, and ends with the account', async () => {
    const { authenticator } = await addPasskey(person.server, person.token)
    const made = await person.send('POST', '/account/export-tokens/', { name: 'Backup' })
    await turnOn()
    const request = (await person.server.call('/token/passkey/options/', { method: 'POST' })).body
    const byPasskey = await person.server.call('/token/passkey/', {
      method: 'POST',
      body: { credential: authenticator.assert(request) },
    })
    expect(byPasskey.status).toBe(200)
    const exported = await person.server.call('/account/export/', { token: made.body.token })
    expect(exported.status).toBe(200)
    expect(exported.body).not.toContain('recovery')
    await person.send('DELETE', '/auth/users/me/', { current_password: person.server.password })
    const { db } = person.database
    const kept = await Promise.all([
      db
        .selectFrom('second_factors')
        .leftJoin('users', 'users.id', 'user_id')
        .select('user_id')
        .where('users.id', 'is', null)
        .execute(),
      db
        .selectFrom('recovery_codes')
        .leftJoin('users', 'users.id', 'user_id')
        .select('user_id')
        .where('users.id', 'is', null)
        .execute(),
    ])
    expect(kept).toEqual([[], []])
  })
})
