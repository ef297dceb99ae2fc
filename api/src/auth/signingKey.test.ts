import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMs, dayMs } from '../time/instant.ts'
import { rotateSigningKey, signingKeys } from './signingKey.ts'
import { createTokens } from './tokens.ts'

const start = new Date('2031-03-05T10:00:00Z')
const daysLater = (days: number) => addMs(start, days * dayMs)

describe('the signing key', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-key-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const tokensAt = async (now: Date, given?: string) =>
    createTokens(await signingKeys(given, folder), () => now)

  it('can be rotated; tokens signed by the old key are valid until they expire', async () => {
    const old = await (await tokensAt(start)).sign('refresh', 1, 'one')
    await rotateSigningKey(folder, start)
    const rotated = await tokensAt(daysLater(13))
    expect(await rotated.read(old)).toMatchObject({ sid: 'one' })
    const young = await rotated.sign('refresh', 1, 'two')
    expect(await rotated.read(young)).toMatchObject({ sid: 'two' })
    const late = await tokensAt(daysLater(15))
    await expect(late.read(old)).rejects.toThrow('Token is invalid or expired')
    expect(await late.read(young)).toMatchObject({ sid: 'two' })
  })

  it('signs no new token after its rotation', async () => {
    const before = await readFile(join(await made(), 'signing.key'), 'utf8')
    await rotateSigningKey(folder, start)
    const token = await (await tokensAt(start)).sign('access', 1, 'one')
    await expect((await tokensAt(start, before)).read(token)).rejects.toThrow('invalid')
  })

  it('is removed from the file by a rotation after its time', async () => {
    await made()
    await rotateSigningKey(folder, start)
    await rotateSigningKey(folder, daysLater(7))
    expect(await lines()).toHaveLength(3)
    await rotateSigningKey(folder, daysLater(15))
    expect(await lines()).toHaveLength(3)
  })

  it('is readable by its owner only', async () => {
    await rotateSigningKey(folder, start)
    const { mode } = await stat(join(folder, 'signing.key'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('may come from the environment, followed by earlier keys', async () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
    const old = await (await tokensAt(start, first)).sign('access', 1, 'one')
    const both = await tokensAt(start, `${second}, ${first}`)
    expect(await both.read(old)).toMatchObject({ sid: 'one' })
    await expect((await tokensAt(start, second)).read(old)).rejects.toThrow('invalid')
  })

  const made = async () => {
    await signingKeys(undefined, folder)
    return folder
  }
  const lines = async () => (await readFile(join(folder, 'signing.key'), 'utf8')).trim().split('\n')
})
