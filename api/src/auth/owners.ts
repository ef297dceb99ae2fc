import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../db/columns.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'
import { inBatches } from './inBatches.ts'

type Asked = { userId: number; sessionId: string }

/** A user, and the session when it is still there. */
export type Owner = {
  id: number
  username: string
  email: string
  is_active: number
  is_staff: number
  is_superuser: number
  sessionId: string | null
}

const oneOwner = prepared((db, value: Value<Asked>) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', value('sessionId')),
    )
    .select(['users.id', 'username', 'email', 'is_active', 'is_staff', 'is_superuser'])
    .select('sessions.id as sessionId')
    .where('users.id', '=', value('userId')),
)

const manyOwners = prepared(
  (_db, value: Value<{ userIds: number[]; sessionIds: string[] }>) =>
    sql<Owner & { place: number }>`
    select users.id, username, email, is_active, is_staff, is_superuser,
      sessions.id as "sessionId", asked.place
    from unnest(${value('userIds')}::bigint[], ${value('sessionIds')}::text[])
      with ordinality as asked (user_id, session_id, place)
    join users on users.id = asked.user_id
    left join sessions on sessions.user_id = users.id and sessions.id = asked.session_id`,
)

/**
 * Finds who a token belongs to, for every call. Where the database is a network away, calls that
 * come while one look-up runs share the next.
 */
export const createOwners = (db: Kysely<Tables>, dialect: Dialect) => {
  const findOne = async (asked: Asked): Promise<Owner | undefined> => (await oneOwner(db, asked))[0]
  if (dialect === 'sqlite') return findOne

  return inBatches<Asked, Owner>(async (all) => {
    const [first] = all
    if (first && all.length === 1) return [await findOne(first)]
    const found = await manyOwners(db, {
      userIds: all.map(({ userId }) => userId),
      sessionIds: all.map(({ sessionId }) => sessionId),
    })
    const byPlace = new Map(found.map((owner) => [owner.place, owner]))
    return all.map((_, index) => byPlace.get(index + 1))
  })
}
