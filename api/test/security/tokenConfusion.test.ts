import { createSecretKey } from 'node:crypto'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { createTokens } from '#src/auth/tokens.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const otherKey = createSecretKey('some other key that is as long as keys have to be', 'utf8')

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('a forged token', ({ open }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let access = ''
  let refresh = ''
  let otherAccess = ''

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database)
    await server.join('casey')
    otherAccess = await server.join('robin')
    const pair = await server.signIn('casey')
    access = pair.access
    refresh = pair.refresh
  })
  afterAll(() => close())

  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const withHeader = (header: object, signature = access.split('.')[2]) =>
    `${encoded(header)}.${access.split('.')[1]}.${signature}`
  const withClaims = (claims: object) =>
    `${access.split('.')[0]}.${encoded({ ...claimsOf(access), ...claims })}.${access.split('.')[2]}`
  const signedBy = (key: typeof otherKey, userId: number, sid: string) =>
    createTokens({ key }, server.time.clock).sign('access', userId, sid)

  const forged: [string, () => string | Promise<string>][] = [
    ['without an algorithm', () => withHeader({ alg: 'none', typ: 'JWT' }, '')],
    ['without an algorithm, signed all the same', () => withHeader({ alg: 'none', typ: 'JWT' })],
    ['of an algorithm in another case', () => withHeader({ alg: 'NONE', typ: 'JWT' }, '')],
    ['of another algorithm', () => withHeader({ alg: 'HS512', typ: 'JWT' })],
    ['of a public-key algorithm', () => withHeader({ alg: 'RS256', typ: 'JWT' })],
    ['that brings its own key', () => withHeader({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })],
    ['that names a file as its key', () => withHeader({ alg: 'HS256', kid: '../../dev/null' })],
    ['that names a key on the net', () => withHeader({ alg: 'HS256', jku: 'https://example.com' })],
    [
      'signed by another key',
      () => signedBy(otherKey, claimsOf(access).user_id, claimsOf(access).sid),
    ],
    ['with another user in it', () => withClaims({ user_id: claimsOf(otherAccess).user_id })],
    ['with a later end in it', () => withClaims({ exp: 4_000_000_000 })],
    ['without a signature', () => access.split('.').slice(0, 2).join('.')],
    ['with half a signature', () => access.slice(0, -20)],
    ['that is a refresh token', () => refresh],
    ['of five parts', () => `${access}.${access.split('.').slice(0, 2).join('.')}`],
  ]

  it.each(forged)('%s is refused', async (_, forge) => {
    const answer = await server.call('/auth/users/me/', { token: await forge() })
    expect(answer.status).toBe(401)
    expect(answer.body.code).toBe('token_not_valid')
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer realm="api"')
  })

  it('with the right key and the session of another user is refused', async () => {
    const token = await signedBy(
      server.keys.key,
      claimsOf(access).user_id,
      claimsOf(otherAccess).sid,
    )
    expect((await server.call('/auth/users/me/', { token })).status).toBe(401)
  })

  it('for access is not accepted as a refresh token', async () => {
    const answer = await server.call('/token/refresh/', {
      method: 'POST',
      body: { refresh: access },
    })
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ detail: 'Token has wrong type', code: 'token_not_valid' })
  })

  it('in an address is ignored', async () => {
    expect(
      (await server.call(`/auth/users/me/?token=${access}&access_token=${access}`)).status,
    ).toBe(401)
  })

  it('does not affect the valid one', async () => {
    expect((await server.call('/auth/users/me/', { token: access })).status).toBe(200)
  })
})
