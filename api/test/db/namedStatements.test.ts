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

    it('are not kept where they look for a pattern, whose plan depends on it', async () => {
      const { database, close } = await open()
      const { db } = database
      const named = async (looked: string) => {
        await sql`select id from users where search_name like ${'%a%'} and id > ${0}`.execute(db)
        await sql`select id from users where search_name = ${'a'}`.execute(db)
        const { rows } = await sql<{ statement: string }>`
          select statement from pg_prepared_statements where statement like ${`%${looked}%`}`.execute(
          db,
        )
        return rows.length
      }
      expect(await named('search_name like')).toBe(0)
      expect(await named('search_name = ')).toBe(1)
      await close()
    })
  },
)
