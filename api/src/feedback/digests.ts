// The weekly letter about feedback, for administrators who want it: a row for each, which says when the next is due.
import type { Kysely } from 'kysely'
import { workOff } from '../db/dueQueue.ts'
import type { Tables } from '../db/tables.ts'
import { newSecret } from '../http/secrets.ts'
import { digestLetter, type DigestCounts } from '../mail/digestLetter.ts'
import { letterFailure } from '../mail/letterFailure.ts'
import type { Mailer } from '../mail/mailer.ts'
import { addDays, mondayOf, utcDay } from '../time/calendarDay.ts'
import { storedInstant } from '../time/instant.ts'
import { countWaiting, countWeek } from './feedbackCounts.ts'

/** Weeks are those of the trends: they begin on Monday, UTC. The letter about one goes out when it has ended. */
const sentAt = 'T06:00:00Z'

/** When the next letter is due after that moment. */
export const nextDigest = (now: Date) => {
  const ofThisWeek = new Date(`${mondayOf(utcDay(now))}${sentAt}`)
  return ofThisWeek > now ? ofThisWeek : new Date(`${addDays(mondayOf(utcDay(now)), 7)}${sentAt}`)
}

/** The Monday of the week that a letter is about: the last one that has ended. */
const weekTold = (now: Date) => addDays(mondayOf(utcDay(now)), -7)

const readCounts = async (db: Kysely<Tables>, now: Date): Promise<DigestCounts> => ({
  monday: weekTold(now),
  week: await countWeek(db, weekTold(now)),
  waiting: await countWaiting(db),
})

const isEmpty = ({ week, waiting }: DigestCounts) =>
  week.kinds.length === 0 && waiting.kinds.length === 0

type Parts = {
  db: Kysely<Tables>
  mailer: Pick<Mailer, 'send'>
  clock: () => Date
  publicUrl: string
}

/** Who gets the weekly letter, and its queue. */
export const createDigests = ({ db, mailer, clock, publicUrl }: Parts) => {
  const nextDue = (now: Date) =>
    db
      .selectFrom('feedback_digests')
      .innerJoin('users', 'users.id', 'feedback_digests.user_id')
      .select([
        'users.id',
        'users.username',
        'users.email',
        'users.is_active',
        'users.is_staff',
        'users.is_superuser',
        'feedback_digests.attempts',
        'feedback_digests.next_attempt_at',
        'feedback_digests.stop_token',
      ])
      .where('feedback_digests.next_attempt_at', '<=', storedInstant(now))
      .orderBy('feedback_digests.next_attempt_at')
      .executeTakeFirst()

  type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>

  const settle = (id: number, next: { attempts?: number; at: Date; failure?: string }) =>
    db
      .updateTable('feedback_digests')
      .set({
        next_attempt_at: storedInstant(next.at),
        failure: next.failure ?? '',
        ...(next.attempts !== undefined && { attempts: next.attempts }),
      })
      .where('user_id', '=', id)
      .execute()

  const turnOff = (id: number) =>
    db.deleteFrom('feedback_digests').where('user_id', '=', id).execute()

  const send = async (due: Due, counts: DigestCounts) => {
    const { id, username, email, attempts, stop_token } = due
    const isAdmin = due.is_active === 1 && (due.is_staff === 1 || due.is_superuser === 1)
    if (!isAdmin) return turnOff(id)
    const nextWeek = { attempts: 0, at: nextDigest(clock()) }
    if (email === '' || isEmpty(counts)) return settle(id, nextWeek)
    const stop = `${publicUrl}/feedback/letters?about=week&token=${stop_token}`
    try {
      await mailer.send(await digestLetter({ id, username, email }, counts, { publicUrl, stop }))
    } catch (error) {
      const { failure, retryAt } = letterFailure(error, attempts, clock())
      return settle(id, retryAt ? { at: retryAt, failure } : { ...nextWeek, failure })
    }
    return settle(id, nextWeek)
  }

  return {
    /** Sends what is due, one letter after another. A letter that fails is tried again later, five times. */
    deliver: async (stopping?: AbortSignal) => {
      let counts: DigestCounts | undefined
      await workOff(
        {
          clock,
          nextDue,
          claim: ({ id, attempts, next_attempt_at }, taken) =>
            db
              .updateTable('feedback_digests')
              .set(taken)
              .where('user_id', '=', id)
              .where('attempts', '=', attempts)
              .where('next_attempt_at', '=', next_attempt_at),
          act: async (due, now) => {
            counts ??= await readCounts(db, now)
            await send(due, counts)
            return true
          },
        },
        stopping,
      )
    },

    /** Whether an administrator wants the letter, and why the last one did not arrive. */
    find: async (userId: number) => {
      const row = await db
        .selectFrom('feedback_digests')
        .select('failure')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return { is_on: row !== undefined, ...(row?.failure && { failure: row.failure }) }
    },

    turnOn: async (userId: number) => {
      const next_attempt_at = storedInstant(nextDigest(clock()))
      await db
        .insertInto('feedback_digests')
        .values({ user_id: userId, next_attempt_at, stop_token: newSecret() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    turnOff,

    /** Nobody gets another letter by the row whose letters hold this token. */
    stop: async (token: string) => {
      await db.deleteFrom('feedback_digests').where('stop_token', '=', token).execute()
    },
  }
}

export type Digests = ReturnType<typeof createDigests>
