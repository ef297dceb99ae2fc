import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'

const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const elsewhere = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }
const metricsToken = 'a token for Prometheus'

const lineOf = (name: string, rest: string) =>
  new RegExp(`^${name}${rest.replaceAll(/[{}"]/g, '\\$&')} [\\d.e+-]+$`, 'm')

describe.each(databases)('the metrics on $name', ({ open, name }) => {
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let guarded: ReturnType<typeof testServer>

  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    server = testServer(opened.database, { processes: 1 })
    guarded = testServer(opened.database, { metricsToken })
    const token = await server.join('casey')
    await server.call('/mood/', { token })
    await server.call('/mood/424242/', { token })
    await server.call('/casey/secret/')
  })
  afterAll(() => close())

  const ask = ({ app }: typeof server, bindings: object, headers = {}) =>
    app.request('/metrics', { headers }, bindings)

  it('count requests by route and status, and their durations', async () => {
    const answer = await ask(server, here)
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    expect(text).toMatch(
      lineOf('http_requests_total', '{method="GET",route="/mood/",status="200"}'),
    )
    expect(text).toMatch(
      lineOf('http_requests_total', '{method="GET",route="/mood/:id/",status="404"}'),
    )
    expect(text).toMatch(
      lineOf('http_request_duration_seconds_bucket', '{le="\\+Inf",method="GET",route="/mood/"}'),
    )
    expect(text).toMatch(lineOf('process_resident_memory_bytes', ''))
    expect(text.includes('database_waiting')).toBe(name === 'PostgreSQL')
  })

  it('hold nothing of the addresses that callers invent', async () => {
    const text = await (await ask(server, here)).text()
    expect(text).not.toContain('casey')
    expect(text).not.toContain('424242')
  })

  it('are for programs of this machine, and not for clients of its proxy', async () => {
    expect((await ask(server, elsewhere)).status).toBe(404)
    expect((await ask(server, here, { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
  })

  it('are for callers with the token, where there is one', async () => {
    expect((await ask(guarded, here)).status).toBe(404)
    expect((await ask(guarded, elsewhere, { Authorization: 'Bearer wrong' })).status).toBe(404)
    const headers = { Authorization: `Bearer ${metricsToken}` }
    expect((await ask(guarded, elsewhere, headers)).status).toBe(200)
  })
})
