import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

const sumOf = (bytes: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`coalesce((select sum(${bytes}) from ${from}), 0)`

/**
 * The bytes of what the user of a row of `users` holds: the texts of readings, paths and entries, and their pictures, those
 * of feedback included. Neither database reads the contents for it.
 */
export const bytesOfUser = sql<number>`(
  ${sumOf(sql`octet_length(note)`, sql`moods where user_id = users.id`)}
  + ${sumOf(sql`octet_length(title) + octet_length(description)`, sql`journeys where user_id = users.id`)}
  + ${sumOf(
    sql`octet_length(milestones.title) + octet_length(milestones.description)`,
    sql`journeys join milestones on milestones.journey_id = journeys.id where journeys.user_id = users.id`,
  )}
  + ${sumOf(sql`octet_length(title) + octet_length(content) + coalesce(octet_length(cast(sealed as text)), 0)`, sql`journal_entries where user_id = users.id`)}
  + ${sumOf(sql`octet_length(bytes)`, sql`journal_images where user_id = users.id`)}
  + ${sumOf(
    sql`octet_length(bytes)`,
    sql`feedback join feedback_pictures on feedback_pictures.feedback_id = feedback.id where feedback.user_id = users.id`,
  )})`

/** How many bytes an administrator lets an account hold, and how many it holds; undefined where nobody has set a quota. */
export const readQuota = async (db: Kysely<Tables>, userId: number) => {
  const user = () => db.selectFrom('users').where('id', '=', userId)
  const row = await user().select('quota_bytes').executeTakeFirst()
  if (!row || row.quota_bytes === null) return undefined
  const { used } = await user().select(bytesOfUser.as('used')).executeTakeFirstOrThrow()
  return { most: row.quota_bytes, used }
}
