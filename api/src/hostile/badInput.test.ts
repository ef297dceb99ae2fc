import * as fc from 'fast-check'
import type { Database } from '../db/openDatabase.ts'
import { hourMs } from '../time/instant.ts'
import { operations } from '../openapi/document.ts'
import { databases } from '../testbed/databases.ts'
import { listening, type RawAnswer } from '../testbed/listening.ts'
import { testServer } from '../testbed/testServer.ts'
import { anyRequest, type AnyRequest } from './anyRequest.ts'
import { contents } from './contents.ts'
import { failureForm } from './failureForm.ts'
import { seedItems, tokensOf } from './seeded.ts'

// Half of them to each database.
const requests = process.env['FULL'] ? 100_000 : 3000
const requestsAnHour = 150
const secondsForThousand = 60
const longestStartMs = 60_000

const isJson = ({ headers }: RawAnswer) => headers['content-type']?.startsWith('application/json')

const expectForm = ({ method, route, path }: AnyRequest, answer: RawAnswer) => {
  if (method === 'HEAD' || answer.status === 204) return expect(answer.text).toBe('')
  // What node itself refuses before it is a request.
  if (answer.text === '' && answer.status === 400) return undefined
  if (answer.status >= 400) {
    expect(isJson(answer)).toBe(true)
    return expect(failureForm.safeParse(JSON.parse(answer.text)).error).toBeUndefined()
  }
  const schema = operations[`${method} ${route}`]?.answers[answer.status]
  if (schema && path.startsWith(`/api${route}`)) {
    expect(isJson(answer)).toBe(true)
    expect(schema.safeParse(JSON.parse(answer.text)).error).toBeUndefined()
  }
  return undefined
}

describe.each(databases)('any request at all, on $name', ({ open }) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let web: Awaited<ReturnType<typeof listening>>
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
    web = await listening(server.app.fetch)
  }, longestStartMs)
  afterAll(async () => {
    await web.close()
    await close()
  })

  // Items get removed, tokens run out, and feedback has its measure by the hour.
  const refresh = async () => {
    server.time.pass(hourMs)
    tokens = await tokensOf(server)
    items = await seedItems(server, tokens.owner ?? '')
  }

  const place = (path: string, route: string) =>
    path.replace(route, Object.entries(items).find(([known]) => known === route)?.[1] ?? route)

  const send = ({ caller, method, route, path, headers, body }: AnyRequest) => {
    const token = tokens[caller]
    return web.send({
      method,
      path: place(path, route),
      headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
      body,
    })
  }

  const expectStored = async ({ caller, headers, route }: AnyRequest, answer: RawAnswer) => {
    if (answer.status !== 201 || headers['Idempotency-Key'] || route.includes('images')) return
    const made = `${route}:id/`
    if (!operations[`GET ${made}`]) return
    const item = JSON.parse(answer.text)
    const path = `/api${place(route, route)}${item.id}/`
    const stored = await web.send({
      method: 'GET',
      path,
      headers: { Authorization: `Bearer ${tokens[caller]}` },
    })
    expect(JSON.parse(stored.text)).toEqual(item)
  }

  it(
    'is answered in the form of the reference, never by a fault, and refused whole',
    async () => {
      const isWell = async (request: AnyRequest) => {
        if (count % requestsAnHour === 0) await refresh()
        count += 1
        const before = await contents(database)
        const answer = await send(request)
        expect(answer.status).toBeLessThan(500)
        expect(server.errors).toEqual([])
        expectForm(request, answer)
        const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
        if (answer.status >= 400 || isRead) expect(await contents(database)).toEqual(before)
        await expectStored(request, answer)
      }
      await fc.assert(fc.asyncProperty(anyRequest, isWell), {
        numRuns: requests / databases.length,
        endOnFailure: true,
      })
    },
    (requests / 1000) * secondsForThousand * 1000,
  )

  it('leaves what everybody stored readable', async () => {
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
      expect(operations[`GET ${path}`]?.answers[200]?.safeParse(body).error).toBeUndefined()
    }
  })
})
