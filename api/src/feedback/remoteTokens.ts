// Tokens with which the team of a remote reads how its feedback goes: counts and means, and no words of anybody.
import type { RemoteFeedback } from '@truenorth/api-contract/inbox'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { hashOf, newSecret } from '../http/secrets.ts'
import { addMs, dayMs, storedInstant } from '../time/instant.ts'
import { waitingOfRemotes } from './feedbackCounts.ts'

/** What stands for every remote. */
export const everyRemote = 'all'

const prefix = 'tnr_'
/** The days over which ratings are told. */
const ratedDays = 30

/** Tokens are kept as hashes; one is for a remote or for `everyRemote`. */
export const remoteTokens = (db: Kysely<Tables>) => ({
  add: async (remote: string, now: Date) => {
    const token = `${prefix}${newSecret()}`
    await db
      .insertInto('remote_tokens')
      .values({ hash: hashOf(token), remote, created_at: storedInstant(now) })
      .execute()
    return token
  },

  /** Ends all tokens of a remote; how many there were. */
  end: async (remote: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('remote_tokens')
      .where('remote', '=', remote)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  /** The remote that a token is for, which is marked as used; undefined where it is none. */
  use: async (token: string, now: Date) => {
    if (!token.startsWith(prefix)) return undefined
    const used = await db
      .updateTable('remote_tokens')
      .set({ last_used_at: storedInstant(now) })
      .where('hash', '=', hashOf(token))
      .returning('remote')
      .executeTakeFirst()
    return used?.remote
  },

  /** What waits for an answer, and how each release was rated in the last thirty days. */
  counts: async (remote: string, now: Date): Promise<RemoteFeedback[]> => {
    const since = storedInstant(addMs(now, -ratedDays * dayMs))
    const rated = await db
      .selectFrom('feedback_remotes')
      .select([
        'name',
        'version',
        sql<number>`cast(count(*) as integer)`.as('rated'),
        sql<number>`avg(cast(rating as double precision))`.as('mean'),
      ])
      .where('created_at', '>=', since)
      .where('rating', 'is not', null)
      .$if(remote !== everyRemote, (some) => some.where('name', '=', remote))
      .groupBy(['name', 'version'])
      .orderBy('version', 'desc')
      .execute()
    const remotes = await waitingOfRemotes(db)
    const waiting = new Map(remotes.map((row) => [row.remote, row.messages]))
    const all = [...new Set([...rated.map(({ name }) => name), ...waiting.keys()])].toSorted()
    return (remote === everyRemote ? all : [remote]).map((name) => ({
      remote: name,
      waiting: waiting.get(name) ?? 0,
      releases: rated
        .filter((row) => row.name === name)
        .map(({ version, mean, rated: count }) => ({ version, rated: count, mean })),
    }))
  },
})

export type RemoteTokens = ReturnType<typeof remoteTokens>
