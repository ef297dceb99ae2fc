import { createHasher } from '#src/auth/hasher.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('accounts on $name', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    opened = await open()
    close = opened.close
    server = testServer(opened.database)
  })
  afterAll(() => close())
  afterEach(() => expect(server.errors).toEqual([]))

  const register = (username: string, email: string, password = server.password) =>
    server.call('/auth/users/', { method: 'POST', body: { username, email, password } })

  it('keeps names and addresses unique, whatever their case', async () => {
    await register('Ash', 'Ash@example.com')
    expect((await register('aSH', 'ASH@example.com')).body).toEqual({
      username: ['A user with that username already exists.'],
      email: ['user with this email already exists.'],
    })
  })

  it('registers one of two users with the same name at once', async () => {
    const answers = await Promise.all([1, 2].map((n) => register('twin', `twin${n}@example.com`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('accepts several accounts without an address', async () => {
    expect((await register('shy1', '')).status).toBe(201)
    expect((await register('shy2', '')).status).toBe(201)
  })

  it('marks administrators', async () => {
    const token = await server.join('river')
    await opened.database.db
      .updateTable('users')
      .set({ is_superuser: 1 })
      .where('username', '=', 'river')
      .execute()
    const { body } = await server.call('/auth/users/me/', { token })
    expect(body).toMatchObject({ is_staff: false, is_superuser: true, is_admin: true })
  })

  it('refuses the address of another user', async () => {
    await register('birch', 'birch@example.com')
    const token = await server.join('cedar')
    const body = { email: 'BIRCH@example.com', current_password: server.password }
    const answer = await server.call('/auth/users/me/', { method: 'PATCH', body, token })
    expect(answer).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
  })

  it('refuses a leaked password to who chooses one, and lets in who has one from before', async () => {
    const leaked = 'Swordfis'
    const reason =
      'This password is on lists of stolen passwords, which are tried first. Choose another one.'
    expect(await register('alder', 'alder@example.com', leaked)).toMatchObject({
      status: 400,
      body: { password: [reason] },
    })
    const token = await server.join('aspen')
    const body = { current_password: server.password, new_password: leaked }
    const change = await server.call('/auth/users/set_password/', { method: 'POST', body, token })
    expect(change).toMatchObject({ status: 400, body: { new_password: [reason] } })
    await opened.database.db
      .updateTable('users')
      .set({ password_hash: await createHasher().hash(leaked) })
      .where('username', '=', 'aspen')
      .execute()
    expect((await server.signIn('aspen', leaked)).access).toMatch(/^eyJ/)
  })

  it('requires the current password to set a new one', async () => {
    const token = await server.join('elm')
    const change = (current_password: string, new_password: string) =>
      server.call('/auth/users/set_password/', {
        method: 'POST',
        body: { current_password, new_password },
        token,
      })
    expect((await change('wrong', 'Quiet-Harbor-77')).body).toEqual({
      current_password: ['Invalid password.'],
    })
    expect((await change(server.password, 'elm-elm-elm')).status).toBe(204)
    expect((await change(server.password, 'x')).status).toBe(401)
    await server.background.settled()
    expect(server.letters.at(-1)).toMatchObject({
      to: { address: 'elm@example.com' },
      subject: 'Your Truenorth password was changed',
    })
  })

  it('refuses the user name as a new password', async () => {
    const token = await server.join('hornbeam')
    const body = { current_password: server.password, new_password: 'Hornbeam1' }
    const answer = await server.call('/auth/users/set_password/', { method: 'POST', body, token })
    expect(answer.body).toEqual({
      new_password: ['The password is too similar to the username.'],
    })
  })

  it('deletes an account and everything that belongs to it', async () => {
    const token = await server.join('willow')
    await server.call('/mood/', { method: 'POST', body: { mood_value: 3 }, token })
    const count = async () =>
      (await opened.database.db.selectFrom('moods').select('id').execute()).length
    const before = await count()
    const body = { current_password: server.password }
    const answer = await server.call('/auth/users/me/', { method: 'DELETE', body, token })
    expect(answer.status).toBe(204)
    expect(await count()).toBe(before - 1)
  })

  it('takes the address of a deleted account out of its feedback, and its letters away', async () => {
    const token = await server.join('hazel')
    const { body: user } = await server.call('/auth/users/me/', { token })
    const message = { message: 'Staying words', email: 'hazel.private@example.com' }
    const { body: sent } = await server.call('/feedback/', { method: 'POST', body: message, token })
    const body = { current_password: server.password }
    await server.call('/auth/users/me/', { method: 'DELETE', body, token })
    await server.background.settled()
    const row = await opened.database.db
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ message: 'Staying words', email: '', user_id: null })
    expect(JSON.stringify(row)).not.toContain('hazel')
    expect(server.forgotten).toContainEqual({ userId: user.id, address: 'hazel@example.com' })
  })
})
