import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { runTyped } from '../command/commandLine.js'
import { delivery } from '../command/delivery.js'
import { developmentDocument } from '../command/developDocument.js'

type Call = { call: string; headers: IncomingHttpHeaders; body: Buffer }

/** What a site answers, by method and path. */
const answers: Record<string, { status: number; body: object }> = {}
const calls: Call[] = []
const site = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const call = `${request.method} ${request.url}`
    calls.push({ call, headers: request.headers, body: Buffer.concat(parts) })
    const { status, body } = answers[call] ?? { status: 404, body: { detail: `No ${call}.` } }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
})
let dir: string
let address: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'truenorth-command-'))
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve)
  })
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  await mkdir(join(dir, 'dist'))
  await writeFile(join(dir, '.npmrc'), `@truenorth:registry=${address}/kit/\n`)
  await writeFile(
    join(dir, 'remote.json'),
    '{ "name": "sunrise", "title": "Sunrise", "routes": [] }',
  )
  await writeFile(join(dir, 'package.json'), '{ "name": "sunrise", "version": "1.0.0" }')
  for (const file of ['mf-manifest.json', 'mf-stats.json', 'App.js', 'App.js.map'])
    await writeFile(join(dir, 'dist', file), '{}')
})
beforeEach(() => {
  process.env['TRUENORTH_TOKEN'] = 'tnd_secret'
  calls.length = 0
  for (const call of Object.keys(answers)) delete answers[call]
})
afterAll(async () => {
  site.close()
  await rm(dir, { recursive: true, force: true })
})

const run = (...typed: string[]) => runTyped(delivery, typed, dir)
const sunrise = { status: 200, body: { name: 'sunrise', state: 'a1' } }

test('a change names the state that it saw, and says what the site says', async () => {
  answers['GET /_delivery/remotes/sunrise/'] = sunrise
  answers['POST /_delivery/remotes/sunrise/canary/'] = {
    status: 200,
    body: { sentence: 'sunrise 1.1.0 is on trial.', changed: true },
  }
  const { exitCode, out } = await run('canary', '10', '--note', 'first people', '--commit', 'abc')
  expect([exitCode, out]).toEqual([0, 'sunrise 1.1.0 is on trial.'])
  const change = calls.at(-1)
  expect(change?.headers).toMatchObject({
    authorization: 'Bearer tnd_secret',
    'if-match': '"a1"',
    'content-type': 'application/json',
  })
  expect(JSON.parse(String(change?.body))).toEqual({
    share: 10,
    note: 'first people',
    commit: 'abc',
  })
})

test('what has changed meanwhile, is not allowed or cannot be reached has an exit code of its own', async () => {
  answers['GET /_delivery/remotes/sunrise/'] = sunrise
  answers['POST /_delivery/remotes/sunrise/promote/'] = {
    status: 409,
    body: { detail: 'sunrise has changed meanwhile.', state: 'b2', remote: null },
  }
  const changed = await run('promote', '--json')
  expect(changed.exitCode).toBe(5)
  expect(JSON.parse(changed.out)).toMatchObject({
    ok: false,
    problems: ['sunrise has changed meanwhile.'],
    state: 'b2',
  })
  answers['POST /_delivery/remotes/sunrise/promote/'] = {
    status: 403,
    body: { detail: 'Not yours.' },
  }
  expect(await run('promote')).toMatchObject({ exitCode: 4, err: 'Not yours.' })
  expect(await run('promote', '--site', 'http://127.0.0.1:9')).toMatchObject({ exitCode: 3 })
  delete process.env['TRUENORTH_TOKEN']
  const { exitCode, err } = await run('list')
  expect([exitCode, err]).toEqual([4, expect.stringContaining('Set TRUENORTH_TOKEN')])
})

test('words that do not fit are refused before anybody is asked, and every command has its help', async () => {
  for (const typed of [
    ['canary'],
    ['canary', '0'],
    ['promote', 'now'],
    ['pin', '--loudly'],
    ['fly'],
    ['restore', 'x'],
  ])
    expect(await run(...typed)).toMatchObject({ exitCode: 2, out: '' })
  expect(calls).toEqual([])
  for (const name of Object.keys(delivery)) {
    const { exitCode, out } = await run(name, '--help')
    expect([exitCode, out]).toEqual([
      0,
      expect.stringMatching(`^truenorth ${name}[^]*--json[^]*Exit codes:`),
    ])
  }
})

test('the first publish sends what was built, and says that there was nothing', async () => {
  answers['GET /_delivery/remotes/sunrise/'] = { status: 404, body: { detail: 'No such remote.' } }
  answers['PUT /_delivery/remotes/sunrise/?dry-run=1&commit=abc'] = {
    status: 200,
    body: { sentence: 'x', dry_run: true, report: 'sunrise 1.0.0 would be live.' },
  }
  const { exitCode, out } = await run('publish', '--no-build', '--dry-run', '--commit', 'abc')
  expect([exitCode, out]).toEqual([0, 'sunrise 1.0.0 would be live.'])
  const { headers, body } = calls.at(-1) as Call
  expect(headers).toMatchObject({ 'if-none-match': '*', 'content-type': 'application/gzip' })
  const names: string[] = []
  const entries = extract()
  entries.on('entry', ({ name }, stream, next) => {
    names.push(name)
    stream.on('end', next).resume()
  })
  await new Promise<void>((resolve) => {
    entries.on('finish', () => resolve()).end(gunzipSync(body))
  })
  expect(names).toEqual(['package.json', 'remote.json', 'dist/App.js', 'dist/mf-manifest.json'])
})

test('a document is shown with the shell for development, and with the remote that is developed', () => {
  const registry = {
    schema: 1,
    shell: 'assets/shell.1.js',
    remotes: [{ name: 'mood', routes: [] }],
  }
  const published = `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-boot'; style-src 'self'; connect-src 'self'">
<script>boot()</script><script defer src="/assets/shell.1.js" integrity="sha384-1" crossorigin></script>
<link rel="preload" as="script" href="/remotes/mood/App.js" integrity="sha384-2" crossorigin>
<link rel="icon" href="/icon.svg"></head><body><script type="application/json" id="truenorth-registry">${JSON.stringify(registry)}</script></body></html>`
  const own = { name: 'sunrise', title: '</script>', routes: [] }
  const { html, policy } = developmentDocument(published, undefined, {
    shell: { scripts: [{ file: 'assets/shell.dev.js', integrity: 'sha384-3' }] },
    own,
  })
  expect(html).not.toMatch(/shell\.1\.js" integrity|rel="preload"|http-equiv/)
  expect(html).toContain('<script defer src="/assets/shell.dev.js" integrity="sha384-3"')
  expect(html).toContain('<link rel="icon"')
  expect(html).toContain('<meta name="remote-overrides" content="dev">')
  const json = /id="truenorth-registry">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json).remotes).toMatchObject([{ name: 'mood' }, { ...own, enabled: true }])
  expect(policy).toMatch(/^script-src 'self' 'sha256-boot' 'sha256-.*http:\/\/localhost:\*/)
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
})
