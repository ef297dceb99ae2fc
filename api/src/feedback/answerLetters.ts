// The letters that carry answers to those who gave an address: a queue in the database, so that nothing is lost
// when the mail server or this one is away.
import { sql, type Kysely } from 'kysely'
import { hashOf } from '../http/secrets.ts'
import { workOff } from '../db/dueQueue.ts'
import type { Tables } from '../db/tables.ts'
import { foldedName } from '../fields/foldedName.ts'
import { letterFailure } from '../mail/letterFailure.ts'
import { answerLetter } from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { storedInstant } from '../time/instant.ts'

/** An address as it is kept where letters to it have been stopped. */
export const addressHash = (address: string) => hashOf(foldedName(address))

type Parts = {
  db: Kysely<Tables>
  mailer: Pick<Mailer, 'send'>
  clock: () => Date
  publicUrl: string
}

/** The queue of letters that carry answers. */
export const createAnswerLetters = ({ db, mailer, clock, publicUrl }: Parts) => {
  const nextDue = (now: Date) =>
    db
      .selectFrom('feedback_answers')
      .innerJoin('feedback', 'feedback.id', 'feedback_answers.feedback_id')
      .leftJoin('users', 'users.id', 'feedback.user_id')
      .select([
        'feedback_answers.id',
        'feedback_answers.text',
        'feedback_answers.attempts',
        'feedback_answers.stop_token',
        'feedback.email',
        'feedback.user_id',
        'feedback.created_at',
        'users.username',
      ])
      .where('feedback_answers.letter', '=', 'waiting')
      .where('feedback_answers.next_attempt_at', '<=', storedInstant(now))
      .orderBy('feedback_answers.next_attempt_at')
      .executeTakeFirst()

  type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>

  const settle = (id: number, letter: 'none' | 'sent' | 'failed' | 'stopped', failure = '') =>
    db
      .updateTable('feedback_answers')
      .set({ letter, failure, next_attempt_at: null })
      .where('id', '=', id)
      .execute()

  const retryLater = (id: number, at: Date, failure: string) =>
    db
      .updateTable('feedback_answers')
      .set({ failure, next_attempt_at: storedInstant(at) })
      .where('id', '=', id)
      .execute()

  const isStopped = async (address: string) => {
    const row = await db
      .selectFrom('letter_stops')
      .select('address_hash')
      .where('address_hash', '=', addressHash(address))
      .executeTakeFirst()
    return row !== undefined
  }

  const send = async (due: Due) => {
    const { id, email, username, user_id, text, stop_token, created_at, attempts } = due
    // The account was deleted meanwhile, and its address with it.
    if (email === '' || user_id === null) return settle(id, 'none')
    if (await isStopped(email)) return settle(id, 'stopped')
    try {
      const addressee = { id: user_id, username: username ?? '', email }
      const links = { publicUrl, stop: `${publicUrl}/feedback/letters?token=${stop_token}` }
      await mailer.send(await answerLetter(addressee, { text, sentAt: created_at }, links))
    } catch (error) {
      const { failure, retryAt } = letterFailure(error, attempts, clock())
      return retryAt ? retryLater(id, retryAt, failure) : settle(id, 'failed', failure)
    }
    return settle(id, 'sent')
  }

  return {
    /** Sends what is due, one letter after another. A letter that fails is tried again later, five times. */
    deliver: (stopping?: AbortSignal) =>
      workOff(
        {
          clock,
          nextDue,
          claim: ({ id, attempts }, taken) =>
            db
              .updateTable('feedback_answers')
              .set(taken)
              .where('id', '=', id)
              .where('attempts', '=', attempts)
              .where('letter', '=', 'waiting'),
          act: async (due) => {
            await send(due)
            return true
          },
        },
        stopping,
      ),

    /** No more letters go to the address to which the letter with this token went. */
    stop: async (token: string) => {
      const found = await db
        .selectFrom('feedback_answers')
        .innerJoin('feedback', 'feedback.id', 'feedback_answers.feedback_id')
        .select('feedback.email')
        .where('stop_token', '=', token)
        .where('feedback.email', '<>', '')
        .executeTakeFirst()
      if (!found) return
      await sql`insert into letter_stops (address_hash, created_at)
        values (${addressHash(found.email)}, ${storedInstant(clock())}) on conflict do nothing`.execute(
        db,
      )
    },
  }
}

export type AnswerLetters = ReturnType<typeof createAnswerLetters>
