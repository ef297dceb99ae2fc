import { sweep } from '#src/sweep.ts'
import { addPasskey, createAuthenticator } from '../support/authenticator.ts'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'
import { secondStepOf } from '../support/secondFactor.ts'

const firefox = { 'User-Agent': 'Firefox/140.0' }
const dayMs = 24 * 60 * 60_000

describe.each(databases)('who was here, on $name', ({ open }) => {
  const person = newPerson(open, 'seen')
  const { turnOn, challenge, present, nextStep, confirmed, password } = secondStepOf(person)

  type Event = { kind: string; way: string | null; device: string; at: string }
  const events = async (): Promise<Event[]> => person.get('/auth/events/')
  const kinds = async () =>
    (await events()).map(({ kind, way }) => (way === null ? kind : `${kind} by ${way}`))
  const signInByPasskey = async (authenticator: ReturnType<typeof createAuthenticator>) => {
    const request = (await person.server.call('/token/passkey/options/', { method: 'POST' })).body
    const credential = authenticator.assert(request)
    return person.server.call('/token/passkey/', { method: 'POST', body: { credential } })
  }

  it('lists sign-ins with their time, browser and way, and changes of the account, newest first', async () => {
    await password(firefox)
    const [latest] = await events()
    expect(latest).toEqual({
      id: expect.any(Number),
      kind: 'signed_in',
      way: 'password',
      device: 'Firefox/140.0',
      at: '2031-03-05T10:00:00.123000Z',
    })
    const { authenticator, id } = await addPasskey(person.server, person.token)
    await signInByPasskey(authenticator)
    await person.send('DELETE', `/auth/passkeys/${id}/`)
    await person.send('POST', '/account/export-tokens/', { name: 'A private name' })
    const { app, recoveryCodes } = await turnOn()
    await present(await challenge(), app.code())
    await present(await challenge(), recoveryCodes[0] ?? '')
    nextStep()
    await person.send('POST', '/auth/second-factor/recovery-codes/', confirmed(app.code()))
    nextStep()
    await person.send('DELETE', '/auth/second-factor/', confirmed(app.code()))
    const current_password = person.server.password
    await person.send('PATCH', '/auth/users/me/', { email: 'new@example.org', current_password })
    await person.send('POST', '/auth/users/set_password/', {
      current_password,
      new_password: 'Another-Lantern-43',
    })
    person.token = (await person.server.signIn(person.username, 'Another-Lantern-43')).access
    expect(await kinds()).toEqual([
      'signed_in by password',
      'password_changed',
      'email_changed',
      'second_factor_off',
      'recovery_codes_renewed',
      'signed_in by recovery',
      'signed_in by code',
      'second_factor_on',
      'export_token_made',
      'passkey_removed',
      'signed_in by passkey',
      'passkey_added',
      'signed_in by password',
      'signed_in by password',
    ])
    // Nothing that was typed, and no wrong passwords: those are counted, not listed.
    await password({}, person.username, 'not it')
    expect(await kinds()).toHaveLength(14)
    expect(JSON.stringify(await events())).not.toContain('A private name')
  })

  it('is each account’s own, kept for ninety days and deleted with the account', async () => {
    const { db } = person.database
    const other = await person.server.join(`other${person.username}`)
    expect((await person.server.call('/auth/events/', { token: other })).body).toHaveLength(1)
    const exported = await person.server.call('/account/export/', { token: person.token })
    expect(exported.body).not.toContain('signed_in')
    person.server.time.pass(89 * dayMs)
    await sweep(db, person.server.time.clock())
    person.token = (await person.server.signIn(person.username)).access
    expect(await kinds()).toHaveLength(2)
    person.server.time.pass(2 * dayMs)
    await sweep(db, person.server.time.clock())
    person.token = (await person.server.signIn(person.username)).access
    expect(await kinds()).toHaveLength(2)
    const { id } = await person.get('/auth/users/me/')
    await person.send('DELETE', '/auth/users/me/', { current_password: person.server.password })
    const left = await db
      .selectFrom('account_events')
      .select('id')
      .where('user_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('lets an owner who sees a stranger end every way in at once', async () => {
    const { authenticator } = await addPasskey(person.server, person.token)
    const stranger = (await signInByPasskey(authenticator)).body.access
    expect((await person.send('DELETE', '/auth/sessions/')).status).toBe(204)
    expect((await person.server.call('/mood/', { token: stranger })).status).toBe(401)
    const change = {
      current_password: person.server.password,
      new_password: 'Another-Lantern-43',
      removes_passkeys: true,
    }
    expect((await person.send('POST', '/auth/users/set_password/', change)).status).toBe(204)
    expect((await signInByPasskey(authenticator)).status).toBe(401)
    expect((await password()).status).toBe(401)
  })
})
