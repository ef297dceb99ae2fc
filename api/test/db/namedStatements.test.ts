import { sql } from 'kysely'
import { databases } from '../support/databases.ts'
import { busyReason } from '#src/db/errors.ts'

describe.each(databases.filter(({ name }) => name === 'PostgreSQL'))(
  'named statements on $name',
  ({ open }) => {
    it('answer busy once when a migration has made a plan stale', async () => {
      const { database, close } = await open()
      const { db } = database
      const read = () => sql`select * from rate_limits where points > ${0}`.execute(db)
      for (const _ of Array.from({ length: 10 })) await read()
      await sql`alter table rate_limits add column more text`.execute(db)
      const failure = await read().catch((error: unknown) => error)
      expect(busyReason(failure)).toBe('the database was migrated meanwhile')
      expect((await read()).rows).toEqual([])
      await close()
    })
  },
)
