import { brotliDecompressSync } from 'node:zlib'
import { publish } from '../publishing/publish.ts'
import { integrityOf } from '../site/files.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { createWeb } from './app.ts'

const site = async () => {
  const folder = await temporaryFolder()
  await publish(folder, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const api = (request: Request) => new Response(`api ${new URL(request.url).pathname}`)
  return { folder, web: createWeb({ site: folder, api }) }
}

test('a remote’s path gets a document with its manifest and preloads of its files', async () => {
  const { web } = await site()
  const html = await (await web.request('/mood')).text()
  expect(html).toMatch(/data-manifest="\/remotes\/mood\/[^"]+\/mf-manifest\.json"/)
  expect(html).toMatch(
    /rel="preload" as="script" href="\/remotes\/mood\/[^"]+\/app\.js" integrity="sha384-/,
  )
  expect(await (await web.request('/anything/else')).text()).not.toContain('data-manifest')
})

test('only the document of / holds the landing page, and its policy admits the styles', async () => {
  const landing = { html: '<h1>Hello</h1>', styles: [{ names: 'css a', css: '.css-a{color:red}' }] }
  const folder = await temporaryFolder()
  await publish(folder, { shell: await builtShell('shell', { landing }) })
  const web = createWeb({ site: folder, api: () => new Response() })
  const first = await web.request('/')
  expect(await first.text()).toMatch(/<div id="root"><h1>Hello<\/h1><\/div>/)
  const hash = integrityOf('.css-a{color:red}', 'sha256')
  expect(first.headers.get('content-security-policy')).toContain(`'${hash}'`)
  const other = await web.request('/login')
  expect(await other.text()).toContain('<div id="root"></div>')
  expect(other.headers.get('content-security-policy')).not.toContain(hash)
})

test('a document is revalidated with every request', async () => {
  const { web, folder } = await site()
  const first = await web.request('/')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } }
  expect((await web.request('/', again)).status).toBe(304)
  await publish(folder, { remotes: [await builtRemote('journal')] })
  expect((await web.request('/', again)).status).toBe(200)
})

test('documents are compressed, with a policy that allows nothing unsafe', async () => {
  const { web } = await site()
  const response = await web.request('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  const html = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
  expect(html).toContain('<div id="root">')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
})

test('versioned files are immutable, and missing ones are 404', async () => {
  const { web } = await site()
  const asset = await web.request('/assets/shell.shell.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toMatch(/javascript; charset=utf-8/)
  expect((await web.request('/assets/gone.js')).status).toBe(404)
})

test.each([
  '/assets/../lock',
  '/assets/%2e%2e/live/shell.json',
  '/remotes/..%2f..%2fetc/passwd',
  '/live/shell.json',
])('%s does not lead out of the served folders', async (path) => {
  const { web } = await site()
  const response = await web.request(path)
  expect(await response.text()).not.toContain('"scripts"')
})

test('documents may use no camera, no place and no device', async () => {
  const { web } = await site()
  for (const path of ['/', '/mood', '/anything/else']) {
    const policy = (await web.request(path)).headers.get('permissions-policy')
    for (const name of ['camera', 'geolocation', 'microphone', 'usb', 'display-capture'])
      expect(policy?.split(', ')).toContain(`${name}=()`)
  }
})

test('what is well known is the API’s to answer, never a document', async () => {
  const { web } = await site()
  for (const path of ['/.well-known/change-password', '/.well-known/security.txt'])
    expect(await (await web.request(path)).text()).toBe(`api ${path}`)
})

test('paths under /api go to the API', async () => {
  const { web } = await site()
  expect(await (await web.request('/api/mood/')).text()).toBe('api /api/mood/')
})
