import { publish } from './publish.ts'
import { runRemoteCommand } from './remoteCommands.ts'
import { readLive } from './site/generation.ts'
import { siteLayout } from './site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from './testing/fakePackages.ts'

const moodIn = async (site: string) => {
  const { registry } = await readLive(siteLayout(site))
  return registry.remotes.find(({ name }) => name === 'mood')
}

/** A site with two versions of mood; `first` is the older one. */
const twoVersions = async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell(), remotes: [await builtRemote('mood')] })
  const first = (await moodIn(site))?.version ?? ''
  const face = { routes: [{ path: '/moods', access: 'user', title: 'Moods' }] }
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second', face })] })
  const second = (await moodIn(site))?.version ?? ''
  const run = (...words: string[]) => runRemoteCommand(site, words)
  return { site, first, second, run }
}

test('a rollback restores the version and its face, and says so', async () => {
  const { site, first, second, run } = await twoVersions()
  expect(await run('rollback', 'mood')).toContain(`mood is back at ${first}. ${second} stays`)
  expect((await moodIn(site))?.routes).toMatchObject([{ path: '/mood' }])
})

test('a rollback to a version by name', async () => {
  const { site, first, run } = await twoVersions()
  await run('rollback', 'mood', first)
  expect((await moodIn(site))?.version).toBe(first)
  await expect(run('rollback', 'mood', '9.9.9')).rejects.toThrow(
    `There is no version 9.9.9 of mood in this site. There is`,
  )
})

test('a canary from what lies in the site, raised and promoted', async () => {
  const { site, first, second, run } = await twoVersions()
  await run('rollback', 'mood')
  expect(await run('canary', 'mood', '10', second)).toBe(
    `10 % of browsers get mood ${second}, the others ${first}.`,
  )
  await run('canary', 'mood', '50')
  expect((await moodIn(site))?.canary?.share).toBe(50)
  expect(await run('promote', 'mood')).toBe(`Every browser gets mood ${second}.`)
  expect((await moodIn(site))?.canary).toBeUndefined()
})

test('a pinned remote stays where it is while its team publishes', async () => {
  const { site, second, run } = await twoVersions()
  await run('pin', 'mood')
  await publish(site, { remotes: [await builtRemote('mood', { text: 'third' })] })
  expect((await moodIn(site))?.version).toBe(second)
  expect(await run('unpin', 'mood')).not.toContain(second)
})

test('a return to a version that the shell no longer fits is refused', async () => {
  const site = await temporaryFolder()
  await publish(site, {
    shell: await builtShell(),
    remotes: [
      await builtRemote('mood', { record: { needs: { '@truenorth/shared-ui': ['Text'] } } }),
    ],
  })
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second' })] })
  await publish(site, {
    shell: await builtShell('less', { exports: { '@truenorth/shared-ui': ['Page'] } }),
  })
  await expect(runRemoteCommand(site, ['rollback', 'mood'])).rejects.toThrow('imports Text')
})

test('an unknown word is answered with how it is called', async () => {
  const { run } = await twoVersions()
  await expect(run('undo', 'mood')).rejects.toThrow('rollback NAME [VERSION]')
  await expect(run('rollback', 'moods')).rejects.toThrow('The site has mood.')
})
