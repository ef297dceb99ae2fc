import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { kyselyClientReports } from '#src/clientReports/clientReport.kysely.ts'
import type { ClientReportRepository } from '#src/clientReports/clientReport.repository.ts'

const dayMs = 86_400_000

describe.each(databases)('reports of browsers on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>
  let server: ReturnType<typeof testServer>
  let reports: ClientReportRepository

  beforeAll(async () => {
    opened = await open()
    server = testServer(opened.database)
    reports = kyselyClientReports(opened.database.db)
    await server.join('river')
    const users = kyselyUsers(opened.database.db)
    const river = await users.byName('river')
    await users.makeAdmin(river?.id ?? 0)
    await server.join('casey')
  })
  afterAll(() => opened.close())
  afterEach(() => expect(server.errors).toEqual([]))

  const token = async (name: string) => (await server.signIn(name)).access
  const tell = async (...remotes: object[]) =>
    server.call('/client-reports/', {
      method: 'POST',
      body: { remotes },
      token: await token('casey'),
    })
  const read = async () =>
    (await server.call('/client-reports/', { token: await token('river') })).body

  it('are readable by administrators only', async () => {
    const answer = await server.call('/client-reports/', { token: await token('casey') })
    expect(answer.status).toBe(403)
  })

  it('are counted by version, with the mean loading time and the last error', async () => {
    server.time.set('2031-03-05T10:00:00Z')
    await tell({ name: 'mood', version: '1.0.0-a', state: 'well', load_ms: 100 })
    await tell({ name: 'mood', version: '1.0.0-a', state: 'well', load_ms: 301 })
    server.time.set('2031-03-06T10:00:00Z')
    const error = 'The manifest answered 404'
    await tell({ name: 'mood', version: '1.0.0-a', state: 'away', error })
    const { status } = await tell({ name: 'journal', version: '2.0.0-b', state: 'previous' })
    expect(status).toBe(204)
    expect(await read()).toEqual([
      expect.objectContaining({ name: 'journal', version: '2.0.0-b', previous: 1, last_error: '' }),
      {
        name: 'mood',
        version: '1.0.0-a',
        well: 2,
        previous: 0,
        away: 1,
        mean_load_ms: 201,
        last_error: error,
        last_error_at: '2031-03-06T10:00:00Z',
        seen_at: '2031-03-06T10:00:00Z',
      },
    ])
  })

  it('of one request are counted all or not at all', async () => {
    const shown = await read()
    const well = { version: '9', state: 'well' } as const
    const refused = reports.add(
      [
        { ...well, name: 'feedback' },
        { ...well, name: 'mood', load_ms: 0.5 },
      ],
      server.time.clock(),
    )
    // Errors of the driver are instances of another realm's Error.
    expect(await refused.then(String, String)).toMatch(/0\.5|REAL/)
    expect(await read()).toEqual(shown)
  })

  it('of invented releases do not push out a fault', async () => {
    for (let round = 0; round < 11; round += 1) {
      const name = `invented-${round}`
      const invented = Array.from({ length: 50 }, (_, index) => ({
        name,
        version: `${index}`,
        state: 'well',
      }))
      expect((await tell(...invented)).status).toBe(204)
    }
    await tell({ name: 'mood', version: '3.0.0-f', state: 'away', error: 'TypeError' })
    const fault = { name: 'mood', version: '3.0.0-f', away: 1, last_error: 'TypeError' }
    expect(await read()).toContainEqual(expect.objectContaining(fault))
  })

  it('are counted only of releases that the registry names', async () => {
    const known = testServer(opened.database, { releases: ['mood 4.0.0-a'] })
    const remotes = [
      { name: 'mood', version: '4.0.0-a', state: 'away' },
      { name: 'mood', version: '4.0.0-z', state: 'away' },
      { name: 'lure', version: '1', state: 'away' },
    ]
    const body = { remotes }
    const sent = { method: 'POST', body, token: await token('casey') }
    expect((await known.call('/client-reports/', sent)).status).toBe(204)
    const counted = (await read()).map(({ name, version }: (typeof remotes)[number]) => [
      name,
      version,
    ])
    expect(counted).toContainEqual(['mood', '4.0.0-a'])
    expect(counted).not.toContainEqual(['mood', '4.0.0-z'])
    expect(counted).not.toContainEqual(['lure', '1'])
  })

  it('are removed after a week', async () => {
    server.time.pass(8 * dayMs)
    expect(await read()).toEqual([])
  })

  it.each([
    [{ name: 'Not a name', version: '1', state: 'well' }],
    [{ name: 'mood', version: '<b>', state: 'well' }],
    [{ name: 'mood', version: '1', state: 'splendid' }],
  ])('are refused when they are not valid: %j', async (report) => {
    expect((await tell(report)).status).toBe(400)
  })
})
