import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from './publish.ts'
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
  expect(mood?.integrity).toBe(integrityOf(manifest))
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
  await publish(site, { remotes: [await builtRemote('mood', 'a new face')] })
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
