import { randomBytes } from 'node:crypto'
import { sweep } from '#src/sweep.ts'
import { addPasskey } from '../support/authenticator.ts'
import { databases } from '../support/databases.ts'
import { newPerson } from '../support/person.ts'
import { testServer } from '../support/testServer.ts'

const own = '/auth/app-locks/'
const dayMs = 86_400_000
const secret = () => randomBytes(32).toString('base64url')
const gone = {
  detail: 'This lock cannot be opened any more. Sign in again.',
  code: 'lock_gone',
}

describe.each(databases)('locks of browsers on $name', ({ open }) => {
  const person = newPerson(open, 'lock')

  const make = async (more: object = {}) => {
    const made = { lock: secret(), share: secret() }
    expect((await person.send('POST', own, { ...made, ...more })).status).toBe(204)
    return made
  }
  const withPin = async (more: object = {}) => {
    const verifier = secret()
    return { verifier, ...(await make({ verifier, ...more })) }
  }
  // There is no session when a lock is opened.
  const post = (path: string, body: object) =>
    person.server.call(`/token/app-lock/${path}`, { method: 'POST', body })
  const byPin = (lock: string, verifier: string) => post('', { lock, verifier })
  const events = async (): Promise<string[]> =>
    (await person.get('/auth/events/')).map(({ kind }: { kind: string }) => kind)

  it('give their half of the key to the right PIN alone, and keep neither PIN nor name', async () => {
    const { lock, share, verifier } = await withPin()
    const wrong = await byPin(lock, secret())
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { verifier: ['This PIN is not right. 4 tries are left.'] },
    ])
    const opened = await byPin(lock, verifier)
    expect([opened.status, opened.body]).toEqual([200, { share }])
    expect(opened.headers.getSetCookie()).toEqual([])
    // Tries are counted in a row.
    expect((await byPin(lock, secret())).body.verifier[0]).toContain('4 tries')
    const stored = await person.database.db.selectFrom('app_locks').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(lock)
    expect(JSON.stringify(stored)).not.toContain(verifier)
    expect(await events()).toEqual(['app_lock_on', 'signed_in'])
    expect((await byPin('too short', verifier)).status).toBe(400)
    const weak = { lock: secret(), share: secret(), verifier: '1234' }
    expect((await person.send('POST', own, weak)).status).toBe(400)
  })

  it('cannot be guessed: five wrong PINs end a lock, over restarts and all at once', async () => {
    const { lock, verifier } = await withPin()
    const { lock: other, verifier: right, share } = await withPin()
    for (const left of ['4 tries are', '3 tries are']) {
      person.server = testServer(person.database)
      const { body } = await byPin(lock, secret())
      expect(body).toEqual({ verifier: [`This PIN is not right. ${left} left.`] })
    }
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => byPin(lock, secret())))
    const statuses = atOnce.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(2)
    expect(statuses.filter((status) => status === 404)).toHaveLength(6)
    const tooLate = await byPin(lock, verifier)
    expect([tooLate.status, tooLate.body]).toEqual([404, gone])
    expect((await events()).slice(0, 1)).toEqual(['app_lock_guessed'])
    await person.server.background.settled()
    expect(person.server.letters.map(({ subject }) => subject)).toContain(
      'Wrong PINs in a locked Truenorth',
    )
    // Other browsers of the account are not locked out.
    expect((await byPin(other, right)).body).toEqual({ share })
  })

  it('open with their own PIN and in their own account', async () => {
    const mine = await withPin()
    const owner = person.token
    person.token = await person.server.join(`thief${person.username}`)
    const theirs = await withPin()
    expect((await byPin(mine.lock, theirs.verifier)).status).toBe(400)
    // Neither removed nor replaced nor overwritten by somebody else.
    expect((await person.send('DELETE', own, { lock: mine.lock })).status).toBe(204)
    const forged = await person.send('POST', own, { ...theirs, lock: mine.lock })
    expect(forged.body).toEqual({ lock: ['This lock is there already.'] })
    await withPin({ replaces: mine.lock })
    expect((await byPin(mine.lock, mine.verifier)).body).toEqual({ share: mine.share })

    const { authenticator } = await addPasskey(person.server, person.token)
    const byTheirKey = await make()
    person.token = owner
    await addPasskey(person.server, person.token)
    const byKey = await make()
    const options = (await post('options/', { lock: byKey.lock })).body
    const stolen = await post('passkey/', {
      lock: byKey.lock,
      credential: authenticator.assert(options),
    })
    expect(stolen.status).toBe(401)
    const right = (await post('options/', { lock: byTheirKey.lock })).body
    const opened = await post('passkey/', {
      lock: byTheirKey.lock,
      credential: authenticator.assert(right),
    })
    expect(opened.body).toEqual({ share: byTheirKey.share })
  })

  it('open once: what was sent before opens nothing when the browser has locked anew', async () => {
    const first = await withPin()
    await byPin(first.lock, first.verifier)
    const next = await make({ verifier: first.verifier, replaces: first.lock })
    expect((await byPin(first.lock, first.verifier)).body).toEqual(gone)
    expect((await byPin(next.lock, first.verifier)).body).toEqual({ share: next.share })
    // It is no news for the owner.
    expect(await events()).toEqual(['app_lock_on', 'signed_in'])

    const { authenticator } = await addPasskey(person.server, person.token)
    const { lock, share } = await make()
    const answer = authenticator.assert((await post('options/', { lock })).body)
    expect((await post('passkey/', { lock, credential: answer })).body).toEqual({ share })
    expect((await post('passkey/', { lock, credential: answer })).status).toBe(401)
  })

  it('take challenges for themselves alone, and hand out none that do anything else', async () => {
    const { authenticator } = await addPasskey(person.server, person.token)
    const { lock } = await make()
    const toSignIn = await person.server.call('/token/passkey/options/', { method: 'POST' })
    const credential = authenticator.assert(toSignIn.body)
    expect((await post('passkey/', { lock, credential })).status).toBe(401)
    const toOpen = (await post('options/', { lock })).body
    const signIn = await person.server.call('/token/passkey/', {
      method: 'POST',
      body: { credential: authenticator.assert(toOpen) },
    })
    expect(signIn.status).toBe(401)
    // Nor is a passkey added with one, for which the password is asked.
    const { user, rp } = { user: { id: 'x' }, rp: { id: 'truenorth.example' } }
    const added = await person.send('POST', '/auth/passkeys/', {
      name: 'Mine',
      credential: authenticator.make({ ...(await post('options/', { lock })).body, user, rp }),
    })
    expect(added.body).toEqual({
      credential: ['This passkey could not be checked. Try again.'],
    })
    // A PIN opens no lock of a passkey, and uses none of its tries up.
    expect((await byPin(lock, secret())).body).toEqual(gone)
    expect((await post('options/', { lock: (await withPin()).lock })).body).toEqual(gone)
  })

  it('end with the account, when turned off, when twenty others came, and when nobody opened them', async () => {
    const left = await withPin()
    expect((await person.send('DELETE', own, { lock: left.lock })).status).toBe(204)
    expect((await byPin(left.lock, left.verifier)).body).toEqual(gone)
    expect((await events()).slice(0, 1)).toEqual(['app_lock_off'])
    // Nobody is told whether there was one.
    expect((await person.send('DELETE', own, { lock: left.lock })).status).toBe(204)

    const oldest = await withPin()
    person.server.time.pass(1000)
    for (let count = 0; count < 20; count += 1) await make()
    expect((await byPin(oldest.lock, oldest.verifier)).body).toEqual(gone)

    const kept = await withPin()
    person.server.time.pass(59 * dayMs)
    await sweep(person.database.db, person.server.time.clock())
    expect((await byPin(kept.lock, kept.verifier)).status).toBe(200)
    person.server.time.pass(2 * dayMs)
    await sweep(person.database.db, person.server.time.clock())
    expect((await byPin(kept.lock, kept.verifier)).body).toEqual(gone)

    person.token = (await person.server.signIn(person.username)).access
    const last = await withPin()
    await person.send('DELETE', '/auth/users/me/', { current_password: person.server.password })
    expect((await byPin(last.lock, last.verifier)).body).toEqual(gone)
  })
})
