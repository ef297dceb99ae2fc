import { databases } from '../testbed/databases.ts'
import { testServer } from '../testbed/testServer.ts'

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

  it('keeps names and addresses unique whatever their case', async () => {
    await register('Ash', 'Ash@example.com')
    expect((await register('aSH', 'ASH@example.com')).body).toEqual({
      username: ['A user with that username already exists.'],
      email: ['user with this email already exists.'],
    })
  })

  it('lets one of two win who register the same name at once', async () => {
    const answers = await Promise.all([1, 2].map((n) => register('twin', `twin${n}@example.com`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('lets many leave the address empty', async () => {
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

  it('refuses an address that somebody else has', async () => {
    await register('birch', 'birch@example.com')
    const token = await server.join('cedar')
    const body = { email: 'BIRCH@example.com' }
    const answer = await server.call('/auth/users/me/', { method: 'PATCH', body, token })
    expect(answer).toMatchObject({ status: 400, body: { email: [expect.any(String)] } })
  })

  it('tells the address that an account had when it gets another', async () => {
    await register('maple', 'maple@example.com')
    const { access } = await server.signIn('maple')
    const change = (email: string) =>
      server.call('/auth/users/me/', { method: 'PATCH', body: { email }, token: access })
    const before = server.letters.length
    await change('maple@example.com')
    await server.background.settled()
    expect(server.letters).toHaveLength(before)
    await change('other@example.com')
    await server.background.settled()
    expect(server.letters).toHaveLength(before + 1)
    expect(server.letters.at(-1)).toMatchObject({
      to: { name: 'maple', address: 'maple@example.com' },
      text: expect.stringContaining('https://truenorth.example/account'),
    })
  })

  it('asks for the present password before setting another', async () => {
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
  })

  it('refuses a new password that is the owner’s name', async () => {
    const token = await server.join('hornbeam')
    const body = { current_password: server.password, new_password: 'Hornbeam1' }
    const answer = await server.call('/auth/users/set_password/', { method: 'POST', body, token })
    expect(answer.body).toEqual({
      new_password: ['The password is too similar to the username.'],
    })
  })

  it('deletes an account and all that is in it', async () => {
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
})
