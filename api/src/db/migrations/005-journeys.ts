import { sql } from 'kysely'
import { migration } from './columns.ts'

export const journeys = migration(({ id, reference, instant, day, length, strict }) => [
  sql`create table journeys (
    id ${id},
    user_id ${reference} not null references users (id) on delete cascade,
    title text not null check (${length}(title) between 1 and 200),
    description text not null,
    start_date ${day} not null,
    target_date ${day} not null,
    status text not null check (status in ('active', 'paused', 'completed', 'archived')),
    category text not null,
    color text not null check (${length}(color) <= 100),
    emoji text not null,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    version integer not null default 1
  ) ${strict}`,
  sql`create index journeys_of_user on journeys (user_id, id)`,
  sql`create table milestones (
    id ${id},
    journey_id ${reference} not null references journeys (id) on delete cascade,
    title text not null check (${length}(title) between 1 and 200),
    description text not null,
    type text not null,
    target_date ${day},
    is_completed integer not null check (is_completed in (0, 1)),
    reward text not null check (${length}(reward) <= 200),
    progress integer not null check (progress between 0 and 100),
    created_at ${instant} not null,
    updated_at ${instant} not null,
    version integer not null default 1
  ) ${strict}`,
  sql`create index milestones_in_order on milestones (journey_id, id)`,
  // Covers what the list of journeys counts, so that it never reads the text of a milestone.
  sql`create index milestones_counted on milestones (journey_id, is_completed, updated_at)`,
])
