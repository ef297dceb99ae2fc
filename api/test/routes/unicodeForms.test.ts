import { hash as hashAsTyped } from '#src/auth/passwordWorker.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

describe.each(databases)('names and passwords in other Unicode forms, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  const register = (username: string, email: string, password = server.password) =>
    server.call('/auth/users/', { method: 'POST', body: { username, email, password } })

  it('takes names and addresses as one that differ in composition or case alone', async () => {
    await register('Zoë', 'zoe@example.com')
    const taken = { username: ['A user with that username already exists.'] }
    expect((await register('ZOE\u0308', '')).body).toEqual(taken)
    await register('straße', '')
    expect((await register('STRASSE', '')).body).toEqual(taken)
    await register('Σίσυφος', '')
    expect((await register('ΣΊΣΥΦΟΣ', '')).body).toEqual(taken)
    expect((await server.signIn('zoe\u0308')).access).toMatch(/^ey/)
    expect((await server.signIn('STRASSE')).access).toMatch(/^ey/)
  })

  it.each([
    ['composed', 'Caf\u00e9-Lantern-42', 'Cafe\u0301-Lantern-42'],
    ['decomposed', 'Cafe\u0301-Lantern-42', 'Caf\u00e9-Lantern-42'],
  ])('signs in with a password that was %s at registration, either way', async (name, ...both) => {
    await register(name, '', both[0])
    for (const password of both) expect((await server.signIn(name, password)).access).toMatch(/^ey/)
  })

  it('signs in with a password that was stored decomposed, and stores it composed', async () => {
    const decomposed = 'Cafe\u0301-Harbor-43'
    await register('oldkey', '')
    const stored = hashAsTyped(decomposed)
    await opened.database.db
      .updateTable('users')
      .set({ password_hash: stored })
      .where('username', '=', 'oldkey')
      .execute()
    const { access } = await server.signIn('oldkey', decomposed)
    expect(access).toMatch(/^ey/)
    expect((await server.call('/auth/users/me/', { token: access })).status).toBe(200)
    const { password_hash: kept } = await opened.database.db
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'oldkey')
      .executeTakeFirstOrThrow()
    expect(kept).not.toBe(stored)
    for (const form of ['NFC', 'NFD'])
      expect((await server.signIn('oldkey', decomposed.normalize(form))).access).toMatch(/^ey/)
  })

  it('counts a password composed', async () => {
    const hangul = `${'한'.repeat(99)}x1`
    expect((await register('hana', '', hangul.normalize('NFD'))).status).toBe(201)
    expect((await server.signIn('hana', hangul)).access).toMatch(/^ey/)
    expect((await server.signIn('hana', hangul.normalize('NFD'))).access).toMatch(/^ey/)
    expect((await register('short', '', 'e\u0301e\u0301e\u0301e\u0301')).status).toBe(400)
  })
})
