import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createMailFolder } from './mailFolder.ts'

describe('the folder of letters', () => {
  let dataDir = ''
  const names = async () => (await readdir(join(dataDir, 'mail'))).toSorted()

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'truenorth-mail-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('loses the letters to a deleted account, those of the first edition too', async () => {
    const folder = createMailFolder(dataDir)
    const mine = await folder.write(7, 'To: casey <old@example.com>')
    const others = [
      await folder.write(77, 'To: casey <casey@example.com>'),
      await folder.write(8, 'To: robin <robin@example.com>'),
    ].map((path) => basename(path))
    await writeFile(join(dataDir, 'mail', 'first.eml'), 'To: casey <Casey@example.com>')
    await writeFile(join(dataDir, 'mail', 'other.eml'), 'To: casey <notcasey@example.com>')
    await folder.removeOf(7, 'casey@example.com')
    expect(await names()).toEqual([...others, 'other.eml'].toSorted())
    expect(await names()).not.toContain(basename(mine))
  })

  it('loses letters after seven days', async () => {
    const folder = createMailFolder(dataDir)
    const now = new Date('2031-03-10T10:00:00Z')
    const old = await folder.write(7, 'old')
    const young = await folder.write(7, 'young')
    await utimes(old, now, new Date('2031-03-03T09:59:00Z'))
    await utimes(young, now, new Date('2031-03-03T10:01:00Z'))
    await folder.removeOld(now)
    expect(await names()).toEqual([basename(young)])
  })

  it('may be missing', async () => {
    const folder = createMailFolder(dataDir)
    await folder.removeOf(7, 'casey@example.com')
    await folder.removeOld(new Date())
    await mkdir(join(dataDir, 'mail'))
    expect(await names()).toEqual([])
  })
})
