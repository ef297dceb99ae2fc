import { copyFile, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sqliteFile } from '#src/db/openDatabase.ts'
import { runServer } from '../support/runServer.ts'
import { createWriter } from '../support/createWriter.ts'
import { startPostgres } from '../support/startPostgres.ts'
import { backUp } from '#src/storage/backup.ts'
import { checkFile } from '#src/storage/sqliteFile.ts'
import { move } from '#src/storage/move.ts'
import { restore } from '#src/storage/backup.ts'

const lanes = 4
const now = new Date('2031-03-05T10:00:00Z')
const plenty = { SIGN_IN_LIMIT: '100000', REGISTRATION_LIMIT: '100000', REQUEST_LIMIT: '100000' }

const moodsIn = (path: string) => {
  const file = new Sqlite(path, { readonly: true })
  const { count } = file
    .prepare<[], { count: number }>('select count(*) as count from moods')
    .get() ?? {
    count: -1,
  }
  file.close()
  return count
}

describe('the database of a running server', () => {
  let dataDir = ''
  let server: Awaited<ReturnType<typeof runServer>> | undefined
  const present = () => sqliteFile(dataDir)
  const copy = (name: string) => join(dataDir, name)

  const start = async (variables = {}) => {
    server = await runServer({ DATA_DIR: dataDir, ...plenty, ...variables })
    return server.origin
  }
  const stop = async () => {
    await server?.stop()
    server = undefined
  }

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'truenorth-storage-'))
  })
  afterEach(async () => {
    await stop()
    await rm(dataDir, { recursive: true })
  })

  it('is backed up during writes, and can be replaced by the backup', async () => {
    const origin = await start()
    const writer = await createWriter(origin)
    const writing = writer.run(origin, lanes)
    while (moodsIn(present()) < 20) await writer.pause()
    const before = moodsIn(present())
    const bytes = await backUp({ from: present(), to: copy('backup.sqlite') })
    expect(bytes).toBeGreaterThan(0)
    expect((await stat(copy('backup.sqlite'))).mode & 0o777).toBe(0o600)
    expect(moodsIn(copy('backup.sqlite'))).toBeGreaterThanOrEqual(before)

    await expect(restore({ from: copy('backup.sqlite'), to: present(), now })).rejects.toThrow(
      'Truenorth is running on this data folder: stop it first.',
    )
    await stop()
    await writing
    const written = moodsIn(present())
    const backed = moodsIn(copy('backup.sqlite'))
    expect(written).toBeGreaterThan(backed)

    const kept = await restore({ from: copy('backup.sqlite'), to: present(), now })
    expect(moodsIn(present())).toBe(backed)
    expect(moodsIn(String(kept))).toBe(written)
    await writer.check(await start())
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('is kept beside the backup when it was damaged', async () => {
    await start()
    await stop()
    await copyFile(present(), copy('backup.sqlite'))
    await writeFile(present(), 'x'.repeat(10_000))
    expect(await restore({ from: copy('backup.sqlite'), to: present(), now })).toMatch(
      /\.before-2031/,
    )
    checkFile(present())
  })

  it('is not replaced by a file that is no backup, is damaged, or comes from a newer program', async () => {
    await start()
    await stop()
    await writeFile(copy('letter.txt'), 'x'.repeat(10_000))
    const refused = (name: string) => restore({ from: copy(name), to: present(), now })
    await expect(refused('letter.txt')).rejects.toThrow(
      'is not a backup of Truenorth (SQLITE_NOTADB).',
    )
    await expect(refused('nothing')).rejects.toThrow(/^There is no /)
    await copyFile(present(), copy('newer.sqlite'))
    const newer = new Sqlite(copy('newer.sqlite'))
    newer.exec("insert into kysely_migration values ('999-tomorrow', '2031-03-05')")
    newer.close()
    await expect(refused('newer.sqlite')).rejects.toThrow('written by a newer version of Truenorth')
    checkFile(present())
  })

  it('is not backed up over an existing file', async () => {
    await start()
    await writeFile(copy('there'), '')
    await expect(backUp({ from: present(), to: copy('there') })).rejects.toThrow(
      'is there already: name another file.',
    )
  })

  it('moves to PostgreSQL, with every row compared, and is served from there', async () => {
    const postgres = await startPostgres()
    const origin = await start()
    const writer = await createWriter(origin)
    const writing = writer.run(origin, lanes)
    while (moodsIn(present()) < 250) await writer.pause()
    await expect(move({ from: present(), to: postgres.url })).rejects.toThrow(
      'Truenorth is running on this data folder: stop it first.',
    )
    await stop()
    await writing
    const counts = await move({ from: present(), to: postgres.url })
    expect(counts).toMatchObject({ users: 1, sessions: 1, moods: moodsIn(present()) })

    const there = await start({ DATABASE_URL: postgres.url })
    const found = await writer.check(there)
    expect(found).toMatchObject({ lost: 0, doubled: 0, missing: 0 })
    await stop()
    await expect(move({ from: present(), to: postgres.url })).rejects.toThrow(
      'The database to move to is not empty (users): name an empty one.',
    )
    await postgres.stop()
  })
})
