import { parseEnvironment } from '#src/environment.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const sqlite = databases.filter(({ name }) => name === 'SQLite')

describe.each(sqlite)('/.well-known', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  const get = (path: string, security: { contact?: string; expires?: string } = {}) =>
    testServer(opened.database, { security }).app.request(`/.well-known/${path}`)

  it('leads password managers to where a password is changed', async () => {
    const response = await get('change-password')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/account'])
  })

  it('names whom to tell of a weakness, and until when that holds', async () => {
    const contact = 'mailto:security@truenorth.example'
    const response = await get('security.txt', { contact, expires: '2031-12-31T00:00:00Z' })
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe(
      [
        `Contact: ${contact}`,
        'Expires: 2031-12-31T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://truenorth.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    const lasting = await (await get('security.txt', { contact })).text()
    expect(lasting).toContain('Expires: 2031-09-01T10:00:00.123Z')
  })

  it.each(['security.txt', 'openid-configuration', 'change-password/more'])(
    'has no %s unless it was set up',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    },
  )

  it.each([
    { SECURITY_CONTACT: 'security@truenorth.example' },
    { SECURITY_CONTACT: 'javascript:alert(1)' },
    { SECURITY_EXPIRES: 'next year' },
  ])('is not set up with %j', (variables) => {
    expect(() => parseEnvironment(variables)).toThrow('The environment is not right')
  })
})
