import { sql, type Kysely } from 'kysely'
import type { Dialect } from '../db/openDatabase.ts'
import { prepared, type Value } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'

const mostTogether = 100
// After this time a query counts as hanging, and later look-ups do not wait for it.
const slowMs = 100

type Waiting<Key, Found> = {
  key: Key
  resolve: (found: Found) => void
  reject: (cause: unknown) => void
}

/**
 * Looks up keys one by one while there is little to do; keys that come while a query runs are
 * looked up together in the next one. `lookUp` returns what it found in the order of the keys.
 */
export const inBatches = <Key, Found>(
  lookUp: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>,
) => {
  const waiting: Waiting<Key, Found | undefined>[] = []
  let running = 0
  let startedAt = 0

  const runNext = async (): Promise<void> => {
    const batch = waiting.splice(0, mostTogether)
    if (batch.length === 0) return
    running += 1
    startedAt = performance.now()
    try {
      const found = await lookUp(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(found[index]))
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    } finally {
      running -= 1
    }
    await runNext()
  }

  return (key: Key) =>
    new Promise<Found | undefined>((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (running === 0 || performance.now() - startedAt > slowMs) void runNext()
    })
}

type TokenKey = { userId: number; sessionId: string }

/** The user of a token; `sessionId` is null when the session is gone. */
export type Owner = {
  id: number
  username: string
  email: string
  is_active: number
  is_staff: number
  is_superuser: number
  day_end: number
  sessionId: string | null
}

const oneOwner = prepared((db, value: Value<TokenKey>) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.id', '=', value('sessionId')),
    )
    .select(['users.id', 'username', 'email', 'is_active', 'is_staff', 'is_superuser', 'day_end'])
    .select('sessions.id as sessionId')
    .where('users.id', '=', value('userId')),
)

const manyOwners = prepared(
  (_db, value: Value<{ userIds: number[]; sessionIds: string[] }>) =>
    sql<Owner & { place: number }>`
    select users.id, username, email, is_active, is_staff, is_superuser, day_end,
      sessions.id as "sessionId", asked.place
    from unnest(${value('userIds')}::bigint[], ${value('sessionIds')}::text[])
      with ordinality as asked (user_id, session_id, place)
    join users on users.id = asked.user_id
    left join sessions on sessions.user_id = users.id and sessions.id = asked.session_id`,
)

/**
 * Finds the user and the session of a token, on every call. Over a network, calls that come while
 * one look-up runs share the next.
 */
export const createOwners = (db: Kysely<Tables>, dialect: Dialect) => {
  const findOne = async (key: TokenKey): Promise<Owner | undefined> => (await oneOwner(db, key))[0]
  if (dialect === 'sqlite') return findOne

  return inBatches<TokenKey, Owner>(async (keys) => {
    const [first] = keys
    if (first && keys.length === 1) return [await findOne(first)]
    const found = await manyOwners(db, {
      userIds: keys.map(({ userId }) => userId),
      sessionIds: keys.map(({ sessionId }) => sessionId),
    })
    const byPlace = new Map(found.map((owner) => [owner.place, owner]))
    return keys.map((_, index) => byPlace.get(index + 1))
  })
}
