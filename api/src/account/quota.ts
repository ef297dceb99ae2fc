// How much one account may hold (D44).
import { bytesInMegabyte } from '@truenorth/api-contract/operators'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { goneImports, keptFor } from '../imports/visible.ts'
import { Failure } from '../http/failure.ts'
import { readQuota } from './accountSize.ts'

const mostPeople = 10_000
const itemsAhead = 100
const bytesAhead = 40_000_000

// Counting takes as long as an account is large, and an import of a whole life asks hundreds of times.
const requestsAhead = 10

type Allowance = {
  most: number
  /** How much may be taken before it is counted again: counting costs more than a write. */
  ahead: number
  used: (userId: number) => Promise<number>
  refuse: () => Failure
}

const createAllowance = ({ most, ahead, used, refuse }: Allowance) => {
  const booked = new Map<number, number>()
  return async (userId: number, amount: number): Promise<void> => {
    const left = (booked.get(userId) ?? 0) - amount
    if (left >= 0) {
      booked.set(userId, left)
      return
    }
    const room = most - (await used(userId)) - amount
    if (room < 0) throw refuse()
    if (booked.size >= mostPeople) booked.clear()
    booked.set(userId, Math.min(room, Math.max(ahead, requestsAhead * amount)))
  }
}

export type QuotaSettings = {
  /** Readings, journeys, waypoints, entries and pictures together. */
  items: number
  /** Bytes of all pictures. */
  pictureBytes: number
}

/** @throws Failure 413 when there is no room; counted exactly by one process, by several within a hundred items or ten requests of an import */
export type Quota = {
  /** For one item, or so many. */
  takeItem: (userId: number, items?: number) => Promise<void>
  takePicture: (userId: number, bytes: number) => Promise<void>
}

// Both numbers come from an index alone: which rows an import has given up shows only in the rows themselves.
const keptOf = (table: keyof Tables, userId: number) => {
  const rows = sql.table(table)
  return sql`(select count(*) from ${rows} where user_id = ${userId})
    - (select count(*) from ${rows} where import_id in (${goneImports(userId)}))`
}

const countItems = async (db: Kysely<Tables>, userId: number) => {
  const { rows } = await sql<{ items: number }>`
    select ${keptOf('moods', userId)}
      + ${keptOf('journal_entries', userId)}
      + ${keptOf('journal_images', userId)}
      + (select count(*) from journeys where user_id = ${userId} and ${keptFor(userId)})
      + (select count(*) from milestones
          join journeys on journeys.id = milestones.journey_id
          where journeys.user_id = ${userId} and ${keptFor(userId)}) as items`.execute(db)
  return rows[0]?.items ?? 0
}

const countFeedbackBytes = async (db: Kysely<Tables>, userId: number) => {
  const { bytes } = await db
    .selectFrom('feedback')
    .innerJoin('feedback_pictures', 'feedback_pictures.feedback_id', 'feedback.id')
    .select(sql<number | null>`sum(length(bytes))`.as('bytes'))
    .where('feedback.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return bytes ?? 0
}

const countBytes = async (db: Kysely<Tables>, userId: number) => {
  const { bytes } = await db
    .selectFrom('journal_images')
    .select(sql<number | null>`sum(length(bytes))`.as('bytes'))
    .where('user_id', '=', userId)
    .where(keptFor(userId))
    .executeTakeFirstOrThrow()
  return (bytes ?? 0) + (await countFeedbackBytes(db, userId))
}

const full = (detail: string) => () => new Failure(413, { detail })

const fullOfOwn = (most: number) =>
  new Failure(413, {
    detail: `This account is full: an administrator of this site lets it hold ${most / bytesInMegabyte} MB. What is in it stays. Delete something to make room, or ask them for more.`,
  })

/** What accounts hold in SQLite or PostgreSQL, against what they may. */
export const createQuota = (db: Kysely<Tables>, { items, pictureBytes }: QuotaSettings): Quota => {
  const takeItems = createAllowance({
    most: items,
    ahead: itemsAhead,
    used: (userId) => countItems(db, userId),
    refuse: full(`An account holds at most ${items} items. Delete some to make room.`),
  })
  const megabytes = pictureBytes / bytesInMegabyte
  const takeBytes = createAllowance({
    most: pictureBytes,
    ahead: bytesAhead,
    used: (userId) => countBytes(db, userId),
    refuse: full(`An account holds at most ${megabytes} MB of pictures. Delete some to make room.`),
  })
  // An account's own quota is counted exactly each time: few accounts have one.
  const refuseBeyondOwn = async (userId: number, bytes: number) => {
    const own = await readQuota(db, userId)
    if (own && own.used + bytes > own.most) throw fullOfOwn(own.most)
  }
  return {
    takeItem: async (userId, some = 1) => {
      await refuseBeyondOwn(userId, some)
      await takeItems(userId, some)
    },
    takePicture: async (userId, bytes) => {
      await refuseBeyondOwn(userId, bytes)
      await takeBytes(userId, bytes)
    },
  }
}
