import { cp, readFile, readdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planPublish, publish } from './publish.ts'
import { readLive } from './generation.ts'
import { runRemoteCommand } from '../commands/remoteCommands.ts'
import { createWeb } from '../web/app.ts'
import { integrityOf } from '../site/files.ts'
import { siteLayout } from '../site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const liveRegistry = async (site: string) => (await readLive(siteLayout(site))).registry

test('the first publish needs a shell', async () => {
  const site = await temporaryFolder()
  await expect(publish(site, { remotes: [await builtRemote('mood')] })).rejects.toThrow(
    'publish the shell first',
  )
})

test('a published remote is in the registry, with the hash of its manifest', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const [mood] = (await liveRegistry(site)).remotes
  expect(mood).toMatchObject({ name: 'mood', enabled: true })
  expect(mood?.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
  const manifest = await readFile(join(site, mood?.entry ?? ''))
  expect(mood?.integrity).toBe(integrityOf(manifest, 'sha256'))
  const { integrity } = JSON.parse(String(manifest)) as { integrity: Record<string, string> }
  expect(integrity['app.js']).toBe(integrityOf('// mood'))
})

test('publishing a remote again leaves the shell and the other remotes byte for byte alone', async () => {
  const site = await temporaryFolder()
  await publish(site, {
    shell: await builtShell(),
    remotes: [await builtRemote('journal'), await builtRemote('mood')],
  })
  const before = await liveRegistry(site)
  const shell = await readFile(join(site, 'assets/shell.shell.js'))
  await publish(site, { remotes: [await builtRemote('mood', { text: 'changed' })] })
  const after = await liveRegistry(site)
  expect(after.sequence).toBe(before.sequence + 1)
  expect(after.remotes[0]).toEqual(before.remotes[0])
  expect(after.remotes[1]?.version).not.toBe(before.remotes[1]?.version)
  expect(await readFile(join(site, 'assets/shell.shell.js'))).toEqual(shell)
  // Open tabs still use the old folder.
  await expect(readFile(join(site, before.remotes[1]?.entry ?? ''))).resolves.toBeDefined()
})

test('publishing nothing new changes nothing, unless another program rendered the documents', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const { sequence } = await liveRegistry(site)
  await publish(site, {})
  expect((await liveRegistry(site)).sequence).toBe(sequence)

  const document = join(site, 'live/app.html')
  const html = await readFile(document, 'utf8')
  await writeFile(document, `${html}<!-- an earlier version -->`)
  await publish(site, {})
  expect((await liveRegistry(site)).sequence).toBe(sequence + 1)
  expect(await readFile(document, 'utf8')).not.toContain('an earlier version')
})

test('remotes that are published at the same time all end up in the registry', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const teams = ['mood', 'journal', 'journeys', 'feedback']
  await Promise.all(
    teams.map(async (name) => publish(site, { remotes: [await builtRemote(name)] })),
  )
  const { remotes, sequence } = await liveRegistry(site)
  expect(remotes.map(({ name }) => name)).toEqual([...teams].sort())
  expect(sequence).toBe(5)
})

test('a build that imports what the shell lacks changes nothing', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const before = await liveRegistry(site)
  const needy = await builtRemote('mood', {
    record: { needs: { '@truenorth/shared-ui': ['Globe'] } },
  })
  await expect(publish(site, { remotes: [needy] })).rejects.toThrow('imports Globe')
  expect(await liveRegistry(site)).toEqual(before)
})

test('a malformed remote.json is refused, with one sentence for each problem', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const routes = [{ path: 'mood', access: 'everybody', title: 'Mood' }]
  const dir = await builtRemote('mood', { manifest: { routes } })
  await expect(publish(site, { remotes: [dir] })).rejects.toMatchObject({
    problems: [
      expect.stringMatching(/remote\.json has to be put right at routes\.0\.path: a path starts/),
      expect.stringContaining('at routes.0.access'),
    ],
  })
  await writeFile(join(dir, 'remote.json'), '{')
  await expect(publish(site, { remotes: [dir] })).rejects.toThrow('remote.json is no JSON')
})

test('a build against another major of a shared package is refused before anything is copied', async () => {
  const site = await temporaryFolder()
  await publish(site, {
    shell: await builtShell('shell', { versions: { '@truenorth/shared-ui': '1.4.0' } }),
  })
  const takes = (range: string) =>
    builtRemote('mood', { shared: [{ name: '@truenorth/shared-ui', requiredVersion: range }] })
  await expect(publish(site, { remotes: [await takes('^2.0.0')] })).rejects.toThrow(
    /^mood 1\.0\.0-\w+ wants @truenorth\/shared-ui \^2\.0\.0, and the shell provides 1\.4\.0: publish a shell/,
  )
  await expect(readdir(join(site, 'remotes'))).rejects.toThrow('ENOENT')
  await publish(site, { remotes: [await takes('^1.2.0')] })
  const shell = await builtShell('next', { versions: { '@truenorth/shared-ui': '2.0.0' } })
  await expect(publish(site, { shell })).rejects.toThrow('or build mood against 2.0.0')
})

test('a shell that no longer exports what a live remote imports is refused', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const poorer = await builtShell('poorer', { exports: { '@truenorth/shared-ui': ['Text'] } })
  await expect(publish(site, { shell: poorer })).rejects.toThrow(/mood .* imports Page/)
})

test('a name stays with the package that it was given to', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const other = await builtRemote('mood', { packageName: '@truenorth/mf-other' })
  await expect(publish(site, { remotes: [other] })).rejects.toThrow('belongs to @truenorth/mf-mood')
})

test('a plan says what would be live and changes nothing', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const before = await readdir(site, { recursive: true })
  const { next } = await planPublish(site, { remotes: [await builtRemote('mood')] })
  expect(next.registry.remotes.map(({ name }) => name)).toEqual(['mood'])
  expect(await readdir(site, { recursive: true })).toEqual(before)
})

test('fifty remotes add no more than 3 KB to a document', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const bare = (await stat(join(site, 'live/app.html.br'))).size
  const names = Array.from({ length: 50 }, (_, i) => `remote-${i}`)
  await publish(site, { remotes: await Promise.all(names.map((name) => builtRemote(name))) })
  expect((await stat(join(site, 'live/app.html.br'))).size - bare).toBeLessThan(3_072)
})

/** Edits the live registry by hand, as an operator may. */
const edit = async (site: string, change: (text: string) => string) => {
  const path = join(site, 'live/remotes.json')
  await writeFile(path, change(await readFile(path, 'utf8')))
}

test.each<[string, (text: string) => string, RegExp]>([
  [
    'an entry without its integrity',
    (text) => text.replace(/"integrity":"[^"]*",/, ''),
    /remotes\.json cannot be read: journal, integrity: .*remote -- restore/,
  ],
  ['a comma too many', (text) => text.replace(/\}$/, ',}'), /cannot be read: it is cut/],
  ['half of it', (text) => text.slice(0, 100), /cannot be read: it is cut/],
])(
  'a registry with %s is not changed, and the sentence says the way back',
  async (_, change, reason) => {
    const site = await temporaryFolder()
    const remotes = [await builtRemote('journal'), await builtRemote('mood')]
    await publish(site, { shell: await builtShell(), remotes })
    await edit(site, change)
    const before = await readFile(join(site, 'live/remotes.json'), 'utf8')
    const next = await builtRemote('mood', { text: 'next' })
    await expect(publish(site, { remotes: [next] })).rejects.toMatchObject({
      problems: [expect.stringMatching(reason)],
    })
    expect(await readFile(join(site, 'live/remotes.json'), 'utf8')).toBe(before)
  },
)

test('a shell without what only a previous release imports is refused until that is let go', async () => {
  const site = await temporaryFolder()
  const needs = (...names: string[]) => ({ record: { needs: { '@truenorth/shared-ui': names } } })
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  await publish(site, { remotes: [await builtRemote('mood', { text: 'next', ...needs('Text') })] })
  const poorer = await builtShell('poorer', { exports: { '@truenorth/shared-ui': ['Text'] } })
  await expect(publish(site, { shell: poorer })).rejects.toThrow(
    /mood .* imports Page .*not live and may come back: npm run remote -- forget mood/,
  )
  // With a new release of the same remote the old one could not come back in any case.
  const third = await builtRemote('mood', { text: 'third', ...needs('Text') })
  await publish(site, { remotes: [third] })
  await publish(site, { shell: poorer })
  expect((await liveRegistry(site)).remotes[0]?.previous).toBeDefined()
})

test('a shell and remotes that come together let go what no longer fits', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const shell = await builtShell('poorer', { exports: { '@truenorth/shared-ui': ['Text'] } })
  const record = { needs: { '@truenorth/shared-ui': ['Text'] } }
  await publish(site, { shell, remotes: [await builtRemote('mood', { text: 'next', record })] })
  const [mood] = (await liveRegistry(site)).remotes
  expect(mood?.previous).toBeUndefined()
})

test('a rebuild does not bring back what was taken back, and a publish does', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const second = await builtRemote('mood', { text: 'second' })
  await publish(site, { remotes: [second] })
  await runRemoteCommand(site, ['rollback', 'mood'])
  const [before] = (await liveRegistry(site)).remotes
  await publish(site, { remotes: [second], isRebuild: true })
  expect((await liveRegistry(site)).remotes).toEqual([before])
  await publish(site, { remotes: [second] })
  expect((await liveRegistry(site)).remotes[0]?.version).toBe(before?.previous?.version)
})

test.each(['/api/mine', '/remotes/:name', '/healthz', '/kit'])(
  'the route %s is refused: the server answers it itself',
  async (path) => {
    const site = await temporaryFolder()
    await publish(site, { shell: await builtShell() })
    const manifest = { routes: [{ path, access: 'user', title: 'Mine' }] }
    await expect(
      publish(site, { remotes: [await builtRemote('mood', { manifest })] }),
    ).rejects.toThrow(`mood claims ${path}, which the server answers itself`)
  },
)

test.each([
  ['where the link was are the files', { dereference: true }],
  ['the link is missing', { filter: (path: string) => !path.endsWith('/live') }],
])('a copy of a site in which %s can be served and changed', async (_, how) => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second' })] })
  const copy = join(await temporaryFolder(), 'site')
  await cp(site, copy, { recursive: true, ...how })
  expect(await liveRegistry(copy)).toEqual(await liveRegistry(site))
  const web = createWeb({ site: copy, api: () => new Response() })
  expect((await web.request('/remotes.json')).status).toBe(200)
  await publish(copy, { remotes: [await builtRemote('mood', { text: 'third' })] })
  expect((await liveRegistry(copy)).sequence).toBe((await liveRegistry(site)).sequence + 1)
  expect(await readlink(join(copy, 'live'))).toBe('generations/000003')
  expect(await (await web.request('/remotes.json')).json()).toMatchObject({ sequence: 3 })
})
