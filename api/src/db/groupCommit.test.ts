import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { busyReason } from './errors.ts'
import { openSqlite, type SqliteStore } from './openSqlite.ts'

describe('writes in one turn of the event loop', () => {
  let folder = ''
  let store: SqliteStore
  const path = () => join(folder, 'test.sqlite')

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'truenorth-sqlite-'))
    store = await openSqlite(path())
    await sql`create table notes (text text unique)`.execute(store.db)
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  const add = (text: string) => sql`insert into notes values (${text})`.execute(store.db)
  // Another connection sees what is committed, and nothing else.
  const committed = () => {
    const other = new Sqlite(path(), { readonly: true })
    const texts = other.prepare('select text from notes order by rowid').pluck().all()
    other.close()
    return texts
  }

  it('are all committed, by one commit, before any of them resolves', async () => {
    const seen: unknown[] = []
    const writes = ['a', 'b', 'c'].map(async (text) => {
      await add(text)
      seen.push(committed())
    })
    await Promise.all(writes)
    expect(seen).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
  })

  it('are not read before they are committed', async () => {
    const write = add('a')
    const read = sql<{ text: string }>`select text from notes`.execute(store.db)
    const { rows } = await read
    expect(rows.map(({ text }) => text)).toEqual(committed())
    await write
  })

  it('fail alone: a failed statement or transaction does not affect the others', async () => {
    const transaction = store.db.transaction().execute(async (db) => {
      await sql`insert into notes values ('half')`.execute(db)
      throw new Error('no')
    })
    const results = await Promise.allSettled([add('a'), add('a'), transaction, add('b')])
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(committed()).toEqual(['a', 'b'])
  })

  it('are all rejected when the disk is full before the commit', async () => {
    const pages = Number(store.file.pragma('page_count', { simple: true }))
    store.file.pragma(`max_page_count = ${pages}`)
    const small = ['a', 'b'].map(add)
    const results = await Promise.allSettled([...small, add('x'.repeat(100_000))])
    const kept = committed()
    const answered = results.flatMap((result, index) =>
      result.status === 'fulfilled' ? [['a', 'b'][index]] : [],
    )
    expect(kept).toEqual(answered)
    expect(results[2]).toMatchObject({ status: 'rejected' })
    for (const result of results)
      if (result.status === 'rejected') expect(busyReason(result.reason)).toBe('the disk is full')
  })

  it('wait for a running transaction and are committed after it', async () => {
    const order: string[] = []
    const slow = store.db.transaction().execute(async (db) => {
      await sql`insert into notes values ('slow')`.execute(db)
      await new Promise((resolve) => setTimeout(resolve, 30))
      await sql`insert into notes values ('slower')`.execute(db)
    })
    await Promise.all([
      slow.then(() => order.push('transaction')),
      add('quick').then(() => order.push('write')),
    ])
    expect(order).toEqual(['transaction', 'write'])
    expect(committed()).toEqual(['slow', 'slower', 'quick'])
  })

  it('are committed before the file is closed', async () => {
    const write = add('last')
    while (!store.file.inTransaction) await Promise.resolve()
    await store.close()
    await write
    expect(committed()).toEqual(['last'])
    store = await openSqlite(path())
  })
})
