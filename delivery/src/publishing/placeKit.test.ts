import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtShell, temporaryFolder } from '../../test/fakePackages.ts'
import { liveShell, placeKit } from './placeKit.ts'
import { publish } from './publish.ts'

const archive = async (name: string, version: string, content: string, level = 9) => {
  const path = join(await temporaryFolder(), `truenorth-${name}-${version}.tgz`)
  await writeFile(path, gzipSync(content, { level }))
  return { manifest: { name: `@truenorth/${name}`, version }, path }
}

test('a version is added once, with the hashes that npm compares', async () => {
  const site = await temporaryFolder()
  const first = await archive('shared-ui', '1.0.0', 'contents')
  expect(await placeKit(site, [first])).toEqual(['@truenorth/shared-ui 1.0.0'])
  expect(await placeKit(site, [first])).toEqual([])
  const record: unknown = JSON.parse(
    await readFile(join(site, 'kit/truenorth-shared-ui-1.0.0.json'), 'utf8'),
  )
  expect(record).toMatchObject({
    file: 'truenorth-shared-ui-1.0.0.tgz',
    integrity: expect.stringMatching(/^sha512-.{88}$/),
    shasum: expect.stringMatching(/^[0-9a-f]{40}$/),
  })
})

test('contents that are compressed another way are the same, and the archive stays as teams know it', async () => {
  const site = await temporaryFolder()
  const text = 'contents '.repeat(500)
  await placeKit(site, [await archive('shared-ui', '1.0.0', text)])
  const before = await readFile(join(site, 'kit/truenorth-shared-ui-1.0.0.tgz'))
  expect(await placeKit(site, [await archive('shared-ui', '1.0.0', text, 1)])).toEqual([])
  expect(await readFile(join(site, 'kit/truenorth-shared-ui-1.0.0.tgz'))).toEqual(before)
})

test('other contents under a known version are refused, and nothing is added', async () => {
  const site = await temporaryFolder()
  await placeKit(site, [await archive('shared-ui', '1.0.0', 'contents')])
  const changed = await archive('shared-ui', '1.0.0', 'other contents')
  const fresh = await archive('shared-auth', '1.0.0', 'contents')
  await expect(placeKit(site, [fresh, changed])).rejects.toThrow(
    '@truenorth/shared-ui 1.0.0 is in the site with other contents: raise the version in shared-ui/package.json.',
  )
  expect(await readdir(join(site, 'kit'))).toHaveLength(2)
})

test('the kit is for the shell that is live', async () => {
  const site = await temporaryFolder()
  await expect(liveShell(site)).rejects.toThrow('This site has no shell yet')
  await publish(site, { shell: await builtShell() })
  expect(await liveShell(site)).toEqual({
    exports: { '@truenorth/shared-ui': ['Page', 'Text'] },
    script: expect.stringMatching(/^assets\/.+\.js$/),
  })
})
