import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/openPostgres.ts'
import { openSqlite } from '#src/db/openSqlite.ts'
import type { Database } from '#src/db/openDatabase.ts'
import { backUp, restore } from '#src/storage/backup.ts'
import { createKeyPair } from '#src/storage/encryption.ts'
import { dump, restoreDump } from '#src/storage/postgresDump.ts'
import { verify } from '#src/storage/verify.ts'
import {
  hasMatchingPostgres,
  isInstalled,
  startMatchingPostgres,
} from '../support/debianPostgres.ts'
import { testServer } from '../support/testServer.ts'
import { wordsLeftIn } from '../support/wordsInFiles.ts'

const now = new Date('2031-03-05T10:00:00Z')
const words = ['wanda', 'Saltwater Lantern', 'whispering']
const chunkBytes = 64 * 1024 + 16

const write = async (database: Database) => {
  const server = testServer(database, { processes: 1 })
  const token = await server.join('wanda')
  const entry = {
    title: 'Saltwater Lantern',
    content: 'whispering '.repeat(9000),
    entry_date: '2031-03-05',
    mood: 3,
    emotion: 'calm',
  }
  const { status } = await server.call('/journal/', { method: 'POST', token, body: entry })
  expect(status).toBe(201)
  await server.background.settled()
}

describe('encrypted backups', () => {
  let folder = ''
  let recipient = ''
  const inFolder = (name: string) => join(folder, name)
  const database = () => inFolder('truenorth.sqlite')
  const backup = () => inFolder('backup.sqlite.age')
  const identityFile = () => inFolder('key.txt')

  const writeKey = async (name: string) => {
    const pair = await createKeyPair()
    const text = `# created: today\n# public key: ${pair.recipient}\n${pair.identity}\n`
    await writeFile(inFolder(name), text)
    return pair.recipient
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-encrypted-'))
    recipient = await writeKey('key.txt')
    const store = await openSqlite(database())
    await migrate(store.db, store.dialect)
    await write(store)
    await store.close()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const names = () => {
    const file = new Sqlite(database(), { readonly: true })
    const rows = file.prepare('select username from users').all()
    file.close()
    return rows
  }
  const openAs = (identity: string | undefined, from = backup()) =>
    verify({ from, identityFile: identity && inFolder(identity), folder })
  const restoreInto = (to: string, from = backup()) =>
    restore({ from, identityFile: identityFile(), to: inFolder(to), now })

  it('hold no word that anybody wrote, and restore with either of two keys', async () => {
    const other = await writeKey('other.txt')
    const bytes = await backUp({ from: database(), to: backup(), recipients: [recipient, other] })
    expect((await stat(backup())).mode & 0o777).toBe(0o600)
    const text = await readFile(backup(), 'latin1')
    expect(words.filter((word) => text.includes(word))).toEqual([])

    const expected = { database: 'sqlite', bytes, isEncrypted: true }
    expect(await openAs('key.txt')).toEqual(expected)
    expect(await openAs('other.txt')).toEqual(expected)
    await rm(database())
    expect(await restoreInto('truenorth.sqlite')).toBeUndefined()
    expect(await wordsLeftIn(folder, words)).toEqual(words)
    expect(names()).toEqual([{ username: 'wanda' }])
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('say which key they want, and leave the database as it was', async () => {
    await backUp({ from: database(), to: backup(), recipients: [recipient] })
    await writeKey('other.txt')
    await writeFile(inFolder('letter.txt'), 'Dear operator')
    await writeFile(inFolder('half.txt'), (await readFile(identityFile(), 'utf8')).slice(0, -9))
    await expect(openAs(undefined)).rejects.toThrow(
      'is encrypted: name the file with its secret key by --identity or BACKUP_IDENTITY.',
    )
    await expect(openAs('other.txt')).rejects.toThrow('it was encrypted for another key.')
    await expect(openAs('none.txt')).rejects.toThrow('cannot be read (ENOENT).')
    await expect(openAs('letter.txt')).rejects.toThrow('is no identity file')
    await expect(openAs('half.txt')).rejects.toThrow('is not whole: it was changed or cut off.')
    const other = { from: backup(), identityFile: inFolder('other.txt') }
    await expect(restore({ ...other, to: database(), now })).rejects.toThrow('another key')
    expect(names()).toEqual([{ username: 'wanda' }])
    const wrong = backUp({ from: database(), to: inFolder('x'), recipients: ['age1nothing'] })
    await expect(wrong).rejects.toThrow('names age1nothing, which is no public key of age.')
    expect((await readdir(folder)).filter((name) => /part$|^x$/.test(name))).toEqual([])
  })

  it('are refused when they were cut or altered anywhere, and restore nothing of it', async () => {
    await backUp({ from: database(), to: backup(), recipients: [recipient] })
    const whole = await readFile(backup())
    const headerEnd = whole.indexOf('\n---')
    const payload = whole.indexOf('\n', headerEnd + 1) + 1 + 16
    expect(whole.length).toBeGreaterThan(payload + 3 * chunkBytes)
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes
    }
    const chunk = (index: number) =>
      whole.subarray(payload + index * chunkBytes, payload + (index + 1) * chunkBytes)
    const swapped = Buffer.from(whole)
    chunk(1).copy(swapped, payload)
    chunk(0).copy(swapped, payload + chunkBytes)
    const cut = 'is cut off, or its end was altered: take another backup.'
    const altered = 'was altered: take another backup.'
    const cases: [Buffer, string][] = [
      [whole.subarray(0, payload + 2 * chunkBytes), cut],
      [whole.subarray(0, whole.length - 1), cut],
      [whole.subarray(0, payload + 5), cut],
      [whole.subarray(0, headerEnd), cut],
      [Buffer.concat([whole, Buffer.from('more')]), cut],
      [flipped(whole.length - 1), cut],
      [flipped(payload + 100), altered],
      [flipped(headerEnd + 10), altered],
      [swapped, altered],
    ]
    for (const [bytes, message] of cases) {
      await writeFile(inFolder('bad.age'), bytes)
      await expect(restoreInto('truenorth.sqlite', inFolder('bad.age'))).rejects.toThrow(message)
      expect(names()).toEqual([{ username: 'wanda' }])
    }
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('leave no plain copy behind when an earlier one was killed half-way', async () => {
    const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' })
    const leftover = inFolder(`truenorth.sqlite.${ended.trim()}.part`)
    await copyFile(database(), leftover)
    await backUp({ from: database(), to: backup(), recipients: [recipient] })
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  const ifAge = isInstalled('age') ? it : it.skip
  ifAge('are opened by the age program, and opened when age made them', async () => {
    await backUp({ from: database(), to: backup(), recipients: [recipient] })
    const plain = inFolder('plain.sqlite')
    execFileSync('age', ['--decrypt', '-i', identityFile(), '-o', plain, backup()])
    expect(await openAs(undefined, plain)).toMatchObject({ isEncrypted: false })
    execFileSync('age', ['-r', recipient, '-o', inFolder('by-age'), plain])
    await restoreInto('restored.sqlite', inFolder('by-age'))
    const restored = await readFile(inFolder('restored.sqlite'))
    expect(restored.equals(await readFile(plain))).toBe(true)
  })

  const ifPostgres = hasMatchingPostgres ? it : it.skip
  ifPostgres('hold a PostgreSQL database too, and restore into an empty one', async () => {
    const postgres = await startMatchingPostgres()
    const source = openPostgres(postgres.url, () => undefined)
    await migrate(source.db, source.dialect)
    await write(source)
    const entries = await source.db.selectFrom('journal_entries').selectAll().execute()
    await source.close()

    const to = inFolder('backup.dump.age')
    const bytes = await dump({ url: postgres.url, to, recipients: [recipient] })
    expect(await openAs('key.txt', to)).toEqual({ database: 'postgres', bytes, isEncrypted: true })
    const plain = inFolder('plain.dump')
    await dump({ url: postgres.url, to: plain, recipients: [] })

    const given = { from: to, identityFile: identityFile(), folder }
    await expect(restoreDump({ ...given, url: postgres.url })).rejects.toThrow('is not empty')
    const url = await postgres.createDatabase('fresh')
    const whole = await readFile(to)
    await writeFile(inFolder('cut.age'), whole.subarray(0, -20))
    const cut = restoreDump({ ...given, from: inFolder('cut.age'), url })
    await expect(cut).rejects.toThrow('is cut off')
    await restoreDump({ ...given, url })
    const target = openPostgres(url, () => undefined)
    await migrate(target.db, target.dialect)
    expect(await target.db.selectFrom('journal_entries').selectAll().execute()).toEqual(entries)
    await target.close()
    await restoreDump({ from: plain, url: await postgres.createDatabase('fresher'), folder })

    await expect(restoreInto('truenorth.sqlite', to)).rejects.toThrow('is a backup of PostgreSQL')
    const file = restoreDump({ from: database(), url: await postgres.createDatabase('e'), folder })
    await expect(file).rejects.toThrow('is a backup of the embedded database')
    const nowhere = dump({ url: `${url}_none`, to: inFolder('none.dump'), recipients: [recipient] })
    await expect(nowhere).rejects.toThrow(/^pg_dump failed: .*"fresh_none" does not exist/)
    expect((await readdir(folder)).filter((name) => /part$|none/.test(name))).toEqual([])
    await postgres.stop()
  })
})
