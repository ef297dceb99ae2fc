import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../publish.ts'
import { builtRemote, builtShell, temporaryFolder } from '../testing/fakePackages.ts'
import { contentSecurityPolicy } from './policy.ts'

const example = () => readFile(join(process.cwd(), 'docs/guide/nginx.conf'), 'utf8')
const isInstalled = spawnSync('nginx', ['-v']).status === 0

test('the example carries the policy that the site needs', async () => {
  expect(await example()).toContain(`"${contentSecurityPolicy()}"`)
})

const freePort = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

// What nginx would otherwise put where only an installed service may write.
const temporaryPaths = (home: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .concat('access_log off;')
    .join('\n')

const startNginx = async (site: string) => {
  const home = await mkdtemp(join(tmpdir(), 'truenorth-nginx-'))
  const port = await freePort()
  const text = (await example())
    .replaceAll('/srv/truenorth/site', site)
    .replace('http {', `http {\n${temporaryPaths(home)}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const config = join(home, 'nginx.conf')
  await writeFile(config, text)
  // Started by root, its workers would be somebody who may not read the folder.
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

// Where nginx is not installed there is nothing to try it with.
const whereInstalled = isInstalled ? test : test.skip

whereInstalled('nginx serves the same folder', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const { url, stop } = await startNginx(site)
  try {
    const page = await fetch(`${url}/mood`)
    expect(await page.text()).toContain('<div id="root">')
    expect(page.headers.get('content-security-policy')).toBe(contentSecurityPolicy())
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const asset = await fetch(`${url}/assets/shell.shell.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404)
    expect(await (await fetch(`${url}/remotes.json`)).json()).toMatchObject({ schema: 1 })
    expect((await fetch(`${url}/icon.svg`)).headers.get('content-type')).toContain('image/svg+xml')
  } finally {
    stop()
  }
})
