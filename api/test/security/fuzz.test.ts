import * as fc from 'fast-check'
import type { Database } from '#src/db/openDatabase.ts'
import { hourMs } from '#src/time/instant.ts'
import { definitions } from '#src/definitions.ts'
import { databases } from '../support/databases.ts'
import { listenRaw, type RawAnswer } from '../support/listenRaw.ts'
import { testServer } from '../support/testServer.ts'
import { arbitraryRequest, type ArbitraryRequest } from './arbitraryRequest.ts'
import { databaseContents } from '../support/databaseContents.ts'
import { errorSchema } from './errorSchema.ts'
import { seedItems, tokensOf } from '../support/seedItems.ts'

// Each database gets half of them.
const requests = process.env['FULL'] ? 100_000 : 1500
const requestsAnHour = 150
const secondsForThousand = 300

const definitionOf = (method: string, route: string) =>
  definitions.find((definition) => definition.method === method && definition.path === route)

const isJson = ({ headers }: RawAnswer) => headers['content-type']?.startsWith('application/json')

const expectForm = ({ method, route, path }: ArbitraryRequest, answer: RawAnswer) => {
  if (method === 'HEAD' || answer.status === 204) return expect(answer.text).toBe('')
  // Node refuses what is no HTTP request at all, with an empty response.
  if (answer.text === '' && answer.status === 400) return undefined
  if (answer.status >= 400) {
    expect(isJson(answer)).toBe(true)
    return expect(errorSchema.safeParse(JSON.parse(answer.text))).toMatchObject({ success: true })
  }
  const schema = definitionOf(method, route)?.answers[answer.status]
  if (schema && path.startsWith(`/api${route}`)) {
    expect(isJson(answer)).toBe(true)
    expect(schema.safeParse(JSON.parse(answer.text))).toMatchObject({ success: true })
  }
  return undefined
}

describe.each(databases)('fuzzed requests, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let web: Awaited<ReturnType<typeof listenRaw>>
  let tokens: Awaited<ReturnType<typeof tokensOf>>
  let items: Awaited<ReturnType<typeof seedItems>>
  let count = 0

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
    server = testServer(database)
    for (const name of ['owner', 'other', 'admin']) await server.join(name)
    await database.db
      .updateTable('users')
      .set({ is_staff: 1 })
      .where('username', '=', 'admin')
      .execute()
    web = await listenRaw(server.app.fetch)
  })
  afterAll(async () => {
    await web.close()
    await close()
  })

  // Requests remove items, tokens expire, and feedback is limited per hour.
  const refresh = async () => {
    server.time.pass(hourMs)
    tokens = await tokensOf(server)
    items = await seedItems(server, tokens.owner ?? '')
  }

  // The operators' log also takes down a sign-in that was refused.
  const contents = async () => {
    const { operator_log: _log, ...kept } = await databaseContents(database)
    return kept
  }

  const withIds = (path: string, route: string) =>
    path.replace(route, Object.entries(items).find(([known]) => known === route)?.[1] ?? route)

  const send = ({ caller, method, route, path, headers, body }: ArbitraryRequest) => {
    const token = tokens[caller]
    return web.send({
      method,
      path: withIds(path, route),
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    })
  }

  const expectStored = async ({ caller, headers, route }: ArbitraryRequest, answer: RawAnswer) => {
    if (answer.status !== 201 || headers['Idempotency-Key'] || route.includes('images')) return
    const made = `${route}:id/`
    if (!definitionOf('GET', made)) return
    const item = JSON.parse(answer.text)
    const path = `/api${withIds(route, route)}${item.id}/`
    const stored = await web.send({
      method: 'GET',
      path,
      headers: { Authorization: `Bearer ${tokens[caller]}` },
    })
    expect(JSON.parse(stored.text)).toEqual(item)
  }

  it(
    'are answered in the form of the reference, never with a 5xx, and a refused one changes nothing',
    async () => {
      const isAnsweredWell = async (request: ArbitraryRequest) => {
        if (count % requestsAnHour === 0) await refresh()
        count += 1
        await server.background.settled()
        const before = await contents()
        const answer = await send(request)
        expect(answer.status).toBeLessThan(500)
        expect(server.errors).toEqual([])
        expectForm(request, answer)
        const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
        if (answer.status >= 400 || isRead) expect(await contents()).toEqual(before)
        await expectStored(request, answer)
      }
      await fc.assert(fc.asyncProperty(arbitraryRequest, isAnsweredWell), {
        numRuns: requests / databases.length,
        endOnFailure: true,
      })
    },
    (requests / 1000) * secondsForThousand * 1000,
  )

  it('leave all stored items readable', async () => {
    tokens = await tokensOf(server)
    for (const path of [
      '/mood/',
      '/mood/history/',
      '/mood/weekly-average/',
      '/journey/',
      '/journal/',
    ]) {
      const { status, body } = await server.call(path, { token: tokens.owner ?? '' })
      expect(status).toBe(200)
      const schema = definitionOf('GET', path)?.answers[200]
      expect(schema?.safeParse(body)).toMatchObject({ success: true })
    }
  })
})
