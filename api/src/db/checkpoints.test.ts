import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

const pageBytes = 4096
const longestWaitMs = 30_000

describe('the write-ahead log', () => {
  let folder = ''
  let store: SqliteStore
  const path = () => join(folder, 'test.sqlite')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-checkpoints-'))
    store = await openSqlite(path())
    await sql`create table blobs (bytes blob)`.execute(store.db)
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const write = (pages: number) =>
    sql`insert into blobs values (randomblob(${pages * pageBytes}))`.execute(store.db)
  const isInFile = async (pages: number) => (await stat(path())).size > pages * pageBytes
  const untilInFile = async (pages: number) => {
    const deadline = performance.now() + longestWaitMs
    while (!(await isInFile(pages)) && performance.now() < deadline) await wait(10)
    return isInFile(pages)
  }

  it('stays in the log while it is short', async () => {
    await write(500)
    expect(await isInFile(500)).toBe(false)
  })

  it('is copied into the file by another thread, not by the commit that makes it long', async () => {
    await write(1500)
    // Nothing has left this thread's turn yet, so only the commit could have done it.
    expect(store.file.pragma('wal_checkpoint(NOOP)')).toEqual([
      { busy: 0, log: expect.any(Number), checkpointed: 0 },
    ])
    expect(await untilInFile(1500)).toBe(true)
  })

  it('begins anew when it was copied, and is copied again', async () => {
    await write(1500)
    await untilInFile(1500)
    await write(1500)
    expect(await untilInFile(3000)).toBe(true)
  })

  it('is whole when the file is closed during a copy', async () => {
    await write(1500)
    await store.close()
    store = await openSqlite(path())
    const { rows } = await sql<{
      bytes: number
    }>`select sum(length(bytes)) as bytes from blobs`.execute(store.db)
    expect(rows).toEqual([{ bytes: 1500 * pageBytes }])
    expect(store.file.pragma('integrity_check', { simple: true })).toBe('ok')
  })
})
