import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inlineHash } from '../documents/inlineScripts.ts'
import { createWeb } from './app.ts'
import { runRemoteCommand } from '../commands/remoteCommands.ts'
import { publish } from '../publishing/publish.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const site = async () => {
  const folder = await temporaryFolder()
  await publish(folder, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  return folder
}
const noApi = () => new Response(null, { status: 404 })

test('answers range requests', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/assets/shell.shell.js', { headers: { Range: 'bytes=0-6' } })
  expect([response.status, await response.text()]).toEqual([206, 'console'])
})

test('pictures have their media type, and files beside the documents are not served', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/icon.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect((await web.request('/shell.json')).headers.get('content-type')).toContain('text/html')
})

test('by default neither policy nor document allows overrides', async () => {
  const web = createWeb({ site: await site(), api: noApi })
  const response = await web.request('/mood')
  expect(response.headers.get('content-security-policy')).not.toContain('localhost')
  expect(await response.text()).not.toContain('remote-overrides')
})

test('with overrides allowed, the policy admits loopback and the document says so', async () => {
  const web = createWeb({ site: await site(), api: noApi, overrides: 'allowed' })
  const response = await web.request('/mood', { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*http:\/\/localhost:\*/,
  )
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await (await web.request('/mood')).text()).toContain('name="remote-overrides"')
})

test('the header repeats the policy of the document, which an older version may have published', async () => {
  const folder = await site()
  const path = join(folder, 'live/app.html')
  const older = (await readFile(path, 'utf8')).replace(
    "script-src 'self'",
    "script-src 'sha256-older'",
  )
  await writeFile(path, older)
  await writeFile(`${path}.br`, brotliCompressSync(older))
  const response = await createWeb({ site: folder, api: noApi }).request('/elsewhere')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'sha256-older'")
  expect(await response.text()).toContain("script-src 'sha256-older'")
})

test('development documents register the renderer for Fast Refresh, and their policy admits that', async () => {
  const web = createWeb({ site: await site(), api: noApi, overrides: 'dev' })
  const response = await web.request('/mood')
  const policy = response.headers.get('content-security-policy')
  const html = await response.text()
  const [, hook = ''] = /<head>\n<script>([^<]*)<\/script>/.exec(html) ?? []
  expect(hook).toContain('__REACT_DEVTOOLS_GLOBAL_HOOK__')
  expect(policy).toContain(`'${inlineHash(hook)}'`)
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(html).not.toContain('http-equiv')
})

test('a state that cannot be read is not served: the last good one is, and the readiness says so', async () => {
  const folder = await site()
  const api = () => Response.json({ status: 'ready' })
  const running = createWeb({ site: folder, api })
  const sequence = async (web: typeof running) => {
    const response = await web.request('/remotes.json')
    return ((await response.json()) as { sequence: number }).sequence
  }
  expect(await sequence(running)).toBe(1)
  await publish(folder, { remotes: [await builtRemote('mood', { text: 'second' })] })
  await writeFile(join(folder, 'live/remotes.json'), '{"schema":1,')
  expect(await sequence(running)).toBe(1)
  // A server that starts now has served nothing yet.
  const started = createWeb({ site: folder, api })
  expect(await sequence(started)).toBe(1)
  expect((await started.request('/mood')).status).toBe(200)
  expect(await (await started.request('/readyz')).json()).toEqual({
    status: 'ready',
    serving: 'generations/000001',
    unreadable: 'generations/000002',
  })
  await runRemoteCommand(folder, ['restore', '1'])
  expect(await sequence(started)).toBe(3)
  expect(await (await started.request('/readyz')).json()).toEqual({ status: 'ready' })
})

test('without any state to serve, the server is not ready', async () => {
  const web = createWeb({ site: await temporaryFolder(), api: () => new Response() })
  expect((await web.request('/readyz')).status).toBe(503)
})
