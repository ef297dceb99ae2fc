import { sql } from 'kysely'
import { migration } from './columns.ts'

// The picture of a message, apart from the rows that lists read. It goes with the message.
export const feedbackPictures = migration(({ reference, bytes, strict }) => [
  sql`alter table feedback add column has_picture integer not null default 0`,
  sql`create table feedback_pictures (
    feedback_id ${reference} primary key references feedback (id) on delete cascade,
    bytes ${bytes} not null,
    type text not null
  ) ${strict}`,
])
