import { readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { planPublish, publish } from './publish.ts'
import { readLive } from './site/generation.ts'
import { integrityOf } from './site/integrity.ts'
import { siteLayout } from './site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from './testing/fakePackages.ts'

const liveRegistry = async (site: string) => (await readLive(siteLayout(site))).registry

test('a site begins with a shell', async () => {
  const site = await temporaryFolder()
  await expect(publish(site, { remotes: [await builtRemote('mood')] })).rejects.toThrow(
    'publish the shell first',
  )
})

test('a published remote stands in the registry with the hash of its manifest', async () => {
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
  await publish(site, { remotes: [await builtRemote('mood', { text: 'a new face' })] })
  const after = await liveRegistry(site)
  expect(after.sequence).toBe(before.sequence + 1)
  expect(after.remotes[0]).toEqual(before.remotes[0])
  expect(after.remotes[1]?.version).not.toBe(before.remotes[1]?.version)
  expect(await readFile(join(site, 'assets/shell.shell.js'))).toEqual(shell)
  // The old folder stays for tabs that are open.
  await expect(readFile(join(site, before.remotes[1]?.entry ?? ''))).resolves.toBeDefined()
})

test('two teams that publish at once both end up in the registry', async () => {
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

test('a build that lacks what it promises changes nothing', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const before = await liveRegistry(site)
  const needy = await builtRemote('mood', {
    record: { needs: { '@truenorth/shared-ui': ['Globe'] } },
  })
  await expect(publish(site, { remotes: [needy] })).rejects.toThrow('imports Globe')
  expect(await liveRegistry(site)).toEqual(before)
})

test('a remote.json that is not right is refused with what to put right, each fault by itself', async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell() })
  const routes = [{ path: 'mood', access: 'everybody', title: 'Mood' }]
  const dir = await builtRemote('mood', { face: { routes } })
  await expect(publish(site, { remotes: [dir] })).rejects.toMatchObject({
    complaints: [
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
  const other = await builtRemote('mood', { record: { package: '@truenorth/mf-other' } })
  await expect(publish(site, { remotes: [other] })).rejects.toThrow('belongs to @truenorth/mf-mood')
})

test('a plan names what would be live and changes nothing', async () => {
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
