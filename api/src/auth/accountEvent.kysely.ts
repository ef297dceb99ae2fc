import { mostListedEvents } from '@truenorth/api-contract/accountEvents'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { AccountEventKind, SignInWay } from '../db/accountTables.ts'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import { deviceNameIn } from './deviceCookie.ts'

type NewEvent = {
  userId: number
  kind: AccountEventKind
  /** Of a sign-in. */
  way?: SignInWay
  now: Date
}

/** What happened to accounts: `note` takes the browser of the call that did it. */
export const kyselyAccountEvents = (db: Kysely<Tables>) => ({
  note: (c: Context, { userId, kind, way, now }: NewEvent) =>
    db
      .insertInto('account_events')
      .values({
        user_id: userId,
        kind,
        way: way ?? null,
        device: deviceNameIn(c),
        created_at: storedInstant(now),
      })
      .execute(),

  /** The newest first. */
  list: (userId: number) =>
    db
      .selectFrom('account_events')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(mostListedEvents)
      .execute(),
})

export type AccountEvents = ReturnType<typeof kyselyAccountEvents>
