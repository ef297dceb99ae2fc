import { access, mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { readLive } from './generation.ts'
import { siteLayout } from '../site/layout.ts'
import { builtRemote, builtShell, temporaryFolder } from '../../test/fakePackages.ts'

const dayMs = 86_400_000
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Three versions of mood, one after the other, over two shells. */
const grownSite = async () => {
  const site = await temporaryFolder()
  await publish(site, { shell: await builtShell('old'), remotes: [await builtRemote('mood')] })
  await publish(site, { remotes: [await builtRemote('mood', { text: 'second' })] })
  await publish(site, {
    shell: await builtShell('new'),
    remotes: [await builtRemote('mood', { text: 'third' })],
  })
  return site
}

const versions = (site: string) => readdir(join(site, 'remotes/mood'))

test('keeps what an open tab may need', async () => {
  const site = await grownSite()
  expect(await prune(site, { now: Date.now() + 13 * dayMs })).toEqual([])
  expect(await versions(site)).toHaveLength(3)
})

test('removes what was last live long ago, and keeps the live and the previous version', async () => {
  const site = await grownSite()
  await prune(site, { now: Date.now() + 15 * dayMs })
  const [mood] = (await readLive(siteLayout(site))).registry.remotes
  expect(new Set(await versions(site))).toEqual(new Set([mood?.version, mood?.previous?.version]))
  expect(await isThere(join(site, 'assets/shell.old.js'))).toBe(false)
  expect(await isThere(join(site, 'assets/shell.old.js.br'))).toBe(false)
  expect(await isThere(join(site, 'assets/shell.new.js'))).toBe(true)
  expect(await readdir(join(site, 'generations'))).toEqual(['000003'])
})

test('removes what a killed writer left after an hour, and not before', async () => {
  const site = await grownSite()
  const half = join(site, 'remotes/mood/.incoming-x')
  await mkdir(half)
  expect(await prune(site)).toEqual([])
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(half, longAgo, longAgo)
  expect(await prune(site)).toEqual(['remotes/mood/.incoming-x'])
})
