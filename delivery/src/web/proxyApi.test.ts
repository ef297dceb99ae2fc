import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publish } from '../publishing/publish.ts'
import { builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { createWeb } from './app.ts'
import { proxyApi } from './proxyApi.ts'

let api: ReturnType<typeof createServer> | undefined
afterEach(() => {
  api?.close()
  api = undefined
})

/** A site whose API is another program. */
const siteBefore = async (listener: RequestListener) => {
  const elsewhere = createServer(listener)
  api = elsewhere
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve)
  })
  return siteAt((elsewhere.address() as AddressInfo).port)
}
const siteAt = async (port: number) => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  return createWeb({ site, api: proxyApi(`http://127.0.0.1:${port}`) })
}
const caller = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }

test('passes method, headers and body on to the API', async () => {
  const web = await siteBefore((request, response) => {
    response.setHeader('X-Served-By', 'elsewhere')
    let body = ''
    request.on('data', (bytes) => (body += String(bytes)))
    request.on('end', () =>
      response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`),
    )
  })
  const sent = { method: 'PUT', headers: { Authorization: 'Bearer x' }, body: 'a reading' }
  const response = await web.request('/api/mood/7/?a=b', sent)
  expect(response.headers.get('x-served-by')).toBe('elsewhere')
  expect(await response.text()).toBe('PUT /api/mood/7/?a=b Bearer x a reading')
})

test('adds the caller’s address after those of earlier proxies', async () => {
  const web = await siteBefore((request, response) => {
    const { host, ...headers } = request.headers
    response.end(JSON.stringify({ host, headers }))
  })
  const headers = { 'X-Forwarded-For': '198.51.100.7', Connection: 'keep-alive, X-Own' }
  const response = await web.request('https://truenorth.example/api/', { headers }, caller)
  const told = (await response.json()) as { host: string; headers: Record<string, string> }
  expect(told.headers).toMatchObject({
    'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    'x-forwarded-host': 'truenorth.example',
    'x-forwarded-proto': 'https',
  })
  expect(told.host).toMatch(/^127\.0\.0\.1/)
})

test('passes redirects on to the browser', async () => {
  const web = await siteBefore((_, response) =>
    response.writeHead(308, { Location: '/api/mood/' }).end(),
  )
  const response = await web.request('/api/mood')
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/api/mood/'])
})

test('answers 502 with a sentence while the API is away, and serves the site', async () => {
  const web = await siteBefore(() => undefined)
  api?.close()
  const response = await web.request('/api/mood/')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('away') })
  expect((await web.request('/')).status).toBe(200)
})
