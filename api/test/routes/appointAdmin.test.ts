import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { appointAdmin } from '#src/auth/appointAdmin.ts'
import { createHasher } from '#src/auth/hasher.ts'
import { kyselyUsers } from '#src/auth/user.kysely.ts'

describe.each(databases)('appointing an administrator on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())

  const appoint = (name: string) =>
    appointAdmin(name, {
      users: kyselyUsers(opened.database.db),
      hasher: createHasher(),
      now: new Date('2031-03-05T10:00:00Z'),
    })
  const me = (token: string) => server.call('/auth/users/me/', { token })

  it('promotes an existing user, whatever the case of the name, and keeps the password', async () => {
    const token = await server.join('Casey')
    expect((await me(token)).body).toMatchObject({ is_admin: false })
    expect(await appoint(' casey ')).toEqual({ username: 'Casey', password: undefined })
    expect((await me(token)).body).toMatchObject({ is_admin: true })
    expect(await appoint('Casey')).toEqual({ username: 'Casey', password: undefined })
  })

  it('creates an unknown user, with a password that works', async () => {
    const { username, password } = await appoint('river')
    const body = { username, password }
    const { body: tokens } = await server.call('/token/', { method: 'POST', body })
    expect((await me(tokens.access)).body).toMatchObject({ username: 'river', is_admin: true })
  })

  it.each([
    ['', '"" is no user name. This field may not be blank.'],
    ['two words', /^"two words" is no user name\. Enter a valid username\./],
    ['x'.repeat(151), /no more than 150 characters\.$/],
  ])('refuses the name %j in one sentence', async (name, words) => {
    await expect(appoint(name)).rejects.toThrow(words)
  })
})
