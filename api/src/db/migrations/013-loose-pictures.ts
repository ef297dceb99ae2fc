import { sql } from 'kysely'
import { migration } from './columns.ts'

/** Finds the few pictures of a user that no entry holds. */
export const loosePictures = migration(() => [
  sql`create index journal_images_loose_of_user on journal_images (user_id) where entry_id is null`,
])
