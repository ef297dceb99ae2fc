import { sql } from 'kysely'
import { migration } from './columns.ts'

// Minutes east of UTC that the writer's device told; null where it told none (D42).
export const readingOffsets = migration(() => [
  sql`alter table moods add column utc_offset integer check (utc_offset between -840 and 840)`,
])
