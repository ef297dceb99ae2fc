// Messages that say the same: all but one are merged into that one. No message is merged into a merged one.
import { sql, type Kysely } from 'kysely'
import { newSecret } from '../http/secrets.ts'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import { recordActs, type Doing } from './adminActs.ts'

const stepVersion = sql<number>`version + 1`

const mergedInto = async (db: Kysely<Tables>, id: number) => {
  const rows = await db
    .selectFrom('feedback')
    .select('id')
    .where('merged_into', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** What a merge of one message into another would lead to, or why it cannot be. */
export const mergeTarget = async (
  db: Kysely<Tables>,
  id: number,
  into: number,
): Promise<{ target: number } | { refusal: string }> => {
  const named = await db
    .selectFrom('feedback')
    .select('merged_into')
    .where('id', '=', into)
    .executeTakeFirst()
  if (!named) return { refusal: 'There is no such message.' }
  // What is merged already leads on to the message that stands for it.
  const target = named.merged_into ?? into
  return target === id
    ? { refusal: 'A message cannot be merged into itself, nor into one of its own.' }
    : { target }
}

const lock = (db: Kysely<Tables>, id: number) =>
  db
    .updateTable('feedback')
    .set({ version: sql`version` })
    .where('id', '=', id)
    .execute()

/** Locks both messages of a merge, in the order of their ids, so that two merges at once take turns. */
export const beginMerge = async (db: Kysely<Tables>, id: number, into: number) => {
  for (const one of [id, into].toSorted((a, b) => a - b)) await lock(db, one)
  const merge = await mergeTarget(db, id, into)
  if ('target' in merge && merge.target !== into) await lock(db, merge.target)
  return merge
}

type Given = { author_id: number | null; text: string }

/** Gives a message these answers, each with its own letter, in the transaction of what they are about. */
export const giveAnswers = async (
  db: Kysely<Tables>,
  { id, email }: { id: number; email: string },
  answers: readonly Given[],
  now: Date,
) => {
  if (answers.length === 0) return
  const instant = storedInstant(now)
  const letter = email === '' ? 'none' : 'waiting'
  await db
    .insertInto('feedback_answers')
    .values(
      answers.map(({ author_id, text }) => ({
        feedback_id: id,
        author_id,
        text,
        created_at: instant,
        letter,
        next_attempt_at: email === '' ? null : instant,
        stop_token: newSecret(),
      })),
    )
    .execute()
}

const givenTo = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('feedback_answers')
    .select(['author_id', 'text'])
    .where('feedback_id', '=', id)
    .orderBy('id')
    .execute()

/**
 * Merges a message, and all that are merged into it, into another one: they get its state and its answers, and
 * count as read. The caller has locked both.
 */
export const mergeMessage = async (
  db: Kysely<Tables>,
  id: number,
  target: number,
  doing: Doing,
) => {
  const { state } = await db
    .selectFrom('feedback')
    .select('state')
    .where('id', '=', target)
    .executeTakeFirstOrThrow()
  const answers = await givenTo(db, target)
  for (const moved of [id, ...(await mergedInto(db, id))]) {
    const { email } = await db
      .updateTable('feedback')
      .set({ merged_into: target, state, is_read: 1, version: stepVersion })
      .where('id', '=', moved)
      .returning('email')
      .executeTakeFirstOrThrow()
    const known = new Set((await givenTo(db, moved)).map(({ text }) => text))
    const missing = answers.filter(({ text }) => !known.has(text))
    await giveAnswers(db, { id: moved, email }, missing, doing.now)
    await recordActs(db, doing, [`merge:${target}`], moved)
  }
}

/** Gives the messages that are merged into one the state that it has. */
export const passStateOn = async (db: Kysely<Tables>, id: number, state: string, doing: Doing) => {
  for (const merged of await mergedInto(db, id)) {
    await db
      .updateTable('feedback')
      .set({ state, version: stepVersion })
      .where('id', '=', merged)
      .execute()
    await recordActs(db, doing, [`state:${state}`], merged)
  }
}

/** Gives the messages that are merged into one the answer that it got. */
export const passAnswerOn = async (db: Kysely<Tables>, id: number, text: string, doing: Doing) => {
  for (const merged of await mergedInto(db, id)) {
    const { email } = await db
      .updateTable('feedback')
      .set({ version: stepVersion })
      .where('id', '=', merged)
      .returning('email')
      .executeTakeFirstOrThrow()
    if ((await givenTo(db, merged)).at(-1)?.text === text) continue
    await giveAnswers(db, { id: merged, email }, [{ author_id: doing.adminId, text }], doing.now)
    await recordActs(db, doing, ['answer'], merged)
  }
}
