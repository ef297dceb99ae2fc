import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../publishing/publish.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { contentSecurityPolicy } from '../documents/policy.ts'
import { createWeb } from './app.ts'

const example = () => readFile(join(process.cwd(), 'docs/guide/nginx.conf'), 'utf8')
const isInstalled = spawnSync('nginx', ['-v']).status === 0

const listenOn = async (server: Server) => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}
const freePort = async () => {
  const server = createServer()
  const port = await listenOn(server)
  server.close()
  return port
}

// nginx would otherwise write where only an installed service may.
const temporaryPaths = (home: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .concat('access_log off;')
    .join('\n')

const startNginx = async (site: string, apiPort: number) => {
  const home = await mkdtemp(join(tmpdir(), 'truenorth-nginx-'))
  const port = await freePort()
  const text = (await example())
    .replaceAll('/srv/truenorth/site', site)
    .replace('http {', `http {\n${temporaryPaths(home)}`)
    .replaceAll('127.0.0.1:8000', `127.0.0.1:${apiPort}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const config = join(home, 'nginx.conf')
  await writeFile(config, text)
  // Workers of an nginx that root starts run as another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const globals = `${user} daemon off; pid ${home}/pid; error_log stderr;`
  const nginx = spawn('nginx', ['-p', home, '-c', config, '-g', globals], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries++) {
    if (await fetch(url).catch(() => undefined)) break
    await wait(100)
  }
  return { url, stop: () => nginx.kill('SIGQUIT') }
}

// These tests need an installed nginx.
const whereInstalled = isInstalled ? test : test.skip

const landing = { html: '<h1>Hello</h1>', styles: [{ names: 'css a', css: '.css-a{color:red}' }] }
const route = (path: string) => ({ path, access: 'user', title: path })
const routes = [
  '/mood',
  '/mood/create',
  '/mood/:moodId/edit',
  '/mood/:moodId/note/new',
  '/mood/:moodId/note/:noteId/edit',
].map(route)

describe('nginx with the example', () => {
  let site: string
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let api: Server
  beforeAll(async () => {
    if (!isInstalled) return
    site = await temporaryFolder()
    const shell = await builtShell('shell', { landing })
    await publish(site, { shell, remotes: [await builtRemote('mood', { manifest: { routes } })] })
    api = createServer(({ url, headers }, response) =>
      response.end(`${url} for ${String(headers['x-forwarded-for'])}`),
    )
    const apiPort = await listenOn(api)
    nginx = await startNginx(site, apiPort)
  })
  afterAll(() => {
    nginx?.stop()
    api?.close()
  })

  const get = (path: string) => fetch(`${nginx.url}${path}`)
  const textOf = async (path: string) => (await get(path)).text()
  const liveFile = (name: string) => readFile(join(site, 'live', name), 'utf8')

  whereInstalled.each([
    ['/', 'index.html'],
    ['/mood', 'screen.mood.html'],
    ['/mood/', 'screen.mood.html'],
    ['/mood/create', 'screen.mood.create.html'],
    ['/mood/7/edit', 'screen.mood._.edit.html'],
    ['/mood/7/note/new', 'screen.mood._.note.new.html'],
    ['/mood/7/note/8/edit', 'screen.mood._.note._.edit.html'],
    ['/login', 'app.html'],
    ['/anything/else/at/all', 'app.html'],
  ])('%s is %s', async (path, document) => {
    const response = await get(path)
    expect(await response.text()).toBe(await liveFile(document))
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  whereInstalled('a document holds its own policy', async () => {
    expect(await textOf('/mood')).toContain(`content="${contentSecurityPolicy()}"`)
    const styles = landing.styles.map(({ css }) => css)
    expect(await textOf('/')).toContain(`content="${contentSecurityPolicy({ styles })}"`)
    const { headers } = await get('/mood')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    const permissionsOf = (from: Headers) => from.get('permissions-policy')
    const web = createWeb({ site, api: () => new Response() })
    expect(permissionsOf(headers)).toBe(permissionsOf((await web.request('/mood')).headers))
  })

  whereInstalled('versioned files are immutable, missing ones are 404', async () => {
    const asset = await get('/assets/shell.shell.js')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('access-control-allow-origin')).toBe('*')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/lock.sqlite')).headers.get('content-type')).not.toContain('sqlite')
  })

  whereInstalled('a new publish is served without a reload', async () => {
    const before = await get('/remotes.json')
    expect(await before.json()).toMatchObject({ schema: 1, sequence: 1 })
    await publish(site, { remotes: [await builtRemote('journal')] })
    expect(await (await get('/remotes.json')).json()).toMatchObject({ sequence: 2 })
    expect(await textOf('/journal')).toContain('data-manifest')
  })

  whereInstalled('API calls are passed on with the caller’s address', async () => {
    expect(await textOf('/api/mood/?a=b')).toBe('/api/mood/?a=b for 127.0.0.1')
    expect(await textOf('/.well-known/security.txt')).toContain('/.well-known/security.txt for')
    expect((await get('/icon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  })
})
