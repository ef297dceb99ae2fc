import { sweep } from '#src/sweep.ts'
import { addPasskey, createAuthenticator } from '../support/authenticator.ts'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'

const path = '/auth/passkeys/'
const minuteMs = 60_000

type Authenticator = ReturnType<typeof createAuthenticator>
type Changes = Parameters<Authenticator['make']>[1]

describe.each(databases)('passkeys on $name', ({ open }) => {
  const person = newPerson(open, 'key')

  const begin = async (current_password = person.server.password) =>
    (await person.send('POST', `${path}options/`, { current_password })).body
  const add = async (authenticator: Authenticator, changes?: Changes) =>
    person.send('POST', path, {
      name: 'My phone',
      credential: authenticator.make(await begin(), changes),
    })
  const added = () => addPasskey(person.server, person.token)

  const challenge = async () =>
    (await person.server.call('/token/passkey/options/', { method: 'POST' })).body
  const present = (credential: object) =>
    person.server.call('/token/passkey/', { method: 'POST', body: { credential } })
  const signIn = async (authenticator: Authenticator, changes?: Changes) =>
    present(authenticator.assert(await challenge(), changes))
  const list = () => person.get(path)

  it('sign in without a password, and are listed with their last use', async () => {
    const authenticator = createAuthenticator()
    const made = await add(authenticator)
    const listed = {
      id: expect.any(Number),
      name: 'My phone',
      created_at: '2031-03-05T10:00:00.123000Z',
      last_used_at: null,
      credential_id: expect.any(String),
    }
    expect([made.status, made.body]).toEqual([201, listed])
    person.server.time.pass(1000)
    const answer = await signIn(authenticator)
    const me = await person.server.call('/auth/users/me/', { token: answer.body.access })
    expect(me.body.username).toBe(person.username)
    expect(answer.headers.getSetCookie().join()).toMatch(/csrftoken=.*Secure/)
    expect(await list()).toEqual([{ ...listed, last_used_at: '2031-03-05T10:00:01.123000Z' }])
    await person.server.background.settled()
    const subjects = person.server.letters.map(({ subject }) => subject)
    expect(subjects).toEqual([
      'A passkey was added to your Truenorth account',
      'A new device signed in to Truenorth',
    ])
  })

  it('are added with the password alone, and to one account alone', async () => {
    const wrong = await person.send('POST', `${path}options/`, { current_password: 'not it' })
    expect(wrong.body).toEqual({ current_password: ['Invalid password.'] })
    const { authenticator } = await added()
    const options = await begin()
    expect(options.excludeCredentials).toHaveLength(1)

    // Another account takes neither this passkey nor an answer to a challenge of somebody else.
    const own = person.token
    person.token = await person.server.join(`other${person.username}`)
    const taken = await add(authenticator)
    expect(taken.body).toEqual({ credential: ['This passkey is in use already.'] })
    const body = { name: 'Stolen', credential: createAuthenticator().make(options) }
    expect((await person.send('POST', path, body)).status).toBe(400)
    expect(await list()).toEqual([])
    person.token = own
    expect(await list()).toHaveLength(1)
  })

  it.each([
    ['a page of another site', { origin: 'https://truenorth.example.net' }],
    ['another port of the host', { origin: 'https://truenorth.example:8443' }],
    ['a frame of another site', { crossOrigin: true }],
    ['a device that did not check who holds it', { verifies: false }],
  ])('are refused from %s, new ones as well', async (_case, changes) => {
    expect((await add(createAuthenticator(), changes)).status).toBe(400)
    const { authenticator } = await added()
    const answer = await signIn(authenticator, changes)
    expect([answer.status, answer.body]).toEqual([
      401,
      { detail: 'This passkey was not accepted.' },
    ])
    expect((await signIn(authenticator)).status).toBe(200)
  })

  it('sign in once with each challenge, even at once, and within five minutes', async () => {
    const { authenticator } = await added()
    const credential = authenticator.assert(await challenge())
    const both = await Promise.all([present(credential), present(credential)])
    const statuses = both.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await present(credential)).status).toBe(401)

    const late = authenticator.assert(await challenge())
    person.server.time.pass(5 * minuteMs)
    expect((await present(late)).status).toBe(401)
    // A challenge that the server never gave, or gave for another purpose.
    const options = await begin()
    const forOther = { ...(await challenge()), challenge: options.challenge }
    expect((await present(authenticator.assert(forOther))).status).toBe(401)
    const invented = { ...forOther, challenge: 'A'.repeat(43) }
    expect((await present(authenticator.assert(invented))).status).toBe(401)

    person.server.time.pass(6 * minuteMs)
    await sweep(person.database.db, person.server.time.clock())
    const rows = await person.database.db.selectFrom('passkey_challenges').selectAll().execute()
    expect(rows).toEqual([])
  })

  it('are refused when their counter does not grow: they were copied', async () => {
    const { authenticator } = await added()
    expect((await signIn(authenticator)).status).toBe(200)
    authenticator.state.counter -= 1
    expect((await signIn(authenticator)).status).toBe(401)
    expect((await signIn(authenticator)).status).toBe(200)
  })

  it('are refused with the account of another, or a signature of another key', async () => {
    const { authenticator } = await added()
    const own = authenticator.state.userHandle
    person.token = await person.server.join(`other${person.username}`)
    const { authenticator: other } = await added()
    authenticator.state.userHandle = other.state.userHandle
    expect((await signIn(authenticator)).status).toBe(401)
    authenticator.state.userHandle = own

    const forged = other.assert(await challenge())
    const { id } = authenticator.assert(await challenge())
    const response = { ...forged.response, userHandle: own }
    expect((await present({ ...forged, id, response })).status).toBe(401)
    const garbage = { ...forged.response, authenticatorData: 'AAAA', signature: 'AAAA' }
    expect((await present({ ...forged, response: garbage })).status).toBe(401)
    expect((await present({ ...forged, type: 'password' })).status).toBe(400)
  })

  it('are renamed and removed by their owner alone, and are at most ten', async () => {
    const { authenticator, id } = await added()
    const own = person.token
    person.token = await person.server.join(`other${person.username}`)
    expect((await person.send('PATCH', `${path}${id}/`, { name: 'Mine' })).status).toBe(404)
    expect((await person.send('DELETE', `${path}${id}/`)).status).toBe(404)
    person.token = own
    const renamed = await person.send('PATCH', `${path}${id}/`, { name: 'Key ring' })
    expect(renamed.body).toMatchObject({ id, name: 'Key ring' })
    expect((await person.send('DELETE', `${path}${id}/`)).status).toBe(204)
    expect((await signIn(authenticator)).status).toBe(401)

    const begun = []
    for (const _ of Array.from({ length: 11 })) begun.push(await begin())
    const made = begun.map((options) =>
      person.send('POST', path, { name: 'Many', credential: createAuthenticator().make(options) }),
    )
    const statuses = (await Promise.all(made)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    const eleventh = await person.send('POST', `${path}options/`, {
      current_password: person.server.password,
    })
    expect(eleventh.body.detail).toBe('An account has at most 10 passkeys. Remove one first.')
  })

  it('outlive a new password of the account page, and end with a reset link', async () => {
    const { authenticator } = await added()
    const next = 'Another-Lantern-43'
    await person.send('POST', '/auth/users/set_password/', {
      current_password: person.server.password,
      new_password: next,
    })
    const answer = await signIn(authenticator)
    expect(answer.status).toBe(200)

    const email = `${person.username}@example.com`
    await person.send('POST', '/auth/users/reset_password/', { email })
    await person.server.background.settled()
    const texts = person.server.letters.map(({ text }) => text).join('\n')
    const [, uid, token] = /password-reset-confirm\/(\S+)\/(\S+)/.exec(texts) ?? []
    const last = 'Third-Lantern-44'
    const confirm = { uid, token, new_password: last, re_new_password: last }
    expect((await person.send('POST', '/auth/users/reset_password_confirm/', confirm)).status).toBe(
      204,
    )
    expect((await signIn(authenticator)).status).toBe(401)
    person.token = (await person.server.signIn(person.username, last)).access
    expect(await list()).toEqual([])
  })

  it('end with the account, and sign in to no account that is not active', async () => {
    const { authenticator } = await added()
    const setActive = (is_active: number) =>
      person.database.db
        .updateTable('users')
        .set({ is_active })
        .where('username', '=', person.username)
        .execute()
    await setActive(0)
    expect((await signIn(authenticator)).status).toBe(403)
    await setActive(1)
    expect((await signIn(authenticator)).status).toBe(200)
    const body = { current_password: person.server.password }
    expect((await person.send('DELETE', '/auth/users/me/', body)).status).toBe(204)
    expect((await signIn(authenticator)).status).toBe(401)
    const rows = await person.database.db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .select('passkeys.id')
      .where('username', '=', person.username)
      .execute()
    expect(rows).toEqual([])
  })
})
