import type { ImportPath } from '@truenorth/api-contract/imports'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { claimKeys } from './addItems.kysely.ts'
import { WaypointsMissing } from './import.repository.ts'
import { createdOfWaypoint, momentsOfPath } from './importPath.ts'
import { chunks } from './parts.ts'

type Target = { userId: number; importId: number; instant: string }

const rowsAtOnce = 50

const addPath = async (
  db: Kysely<Tables>,
  path: ImportPath,
  { userId, importId, instant }: Target,
) => {
  const { created, updated } = momentsOfPath(path, instant)
  const { id } = await db
    .insertInto('journeys')
    .values({
      user_id: userId,
      title: path.title,
      description: path.description,
      start_date: path.start_date,
      target_date: path.target_date,
      status: path.status,
      category: path.category,
      color: path.color,
      emoji: path.emoji,
      created_at: created,
      updated_at: updated,
      import_id: importId,
      import_key: path.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// In their order: the waypoints of a path are listed by their ids.
const addWaypoints = async (
  db: Kysely<Tables>,
  journeyId: number,
  path: ImportPath,
  instant: string,
) => {
  const moments = momentsOfPath(path, instant)
  for (const some of chunks(path.waypoints, rowsAtOnce)) {
    const rows = some.map((waypoint) => ({
      journey_id: journeyId,
      title: waypoint.title,
      description: waypoint.description,
      type: waypoint.type,
      target_date: waypoint.target_date,
      is_completed: Number(waypoint.is_completed),
      reward: waypoint.reward,
      progress: waypoint.progress,
      reached_on: waypoint.is_completed ? (waypoint.reached_on ?? null) : null,
      created_at: createdOfWaypoint(waypoint, moments, instant),
      updated_at: moments.lastChanged,
      imported: 1,
    }))
    await db.insertInto('milestones').values(rows).execute()
  }
}

/** The path that an import has under a key, and how many waypoints it has of it. */
const findPath = (db: Kysely<Tables>, importId: number, key: string) =>
  db
    .selectFrom('journeys')
    .leftJoin('milestones', 'milestones.journey_id', 'journeys.id')
    .where('journeys.import_id', '=', importId)
    .where('journeys.import_key', '=', key)
    .groupBy('journeys.id')
    .select(['journeys.id', ({ fn }) => fn.count<number>('milestones.id').as('waypoints')])
    .executeTakeFirst()

/**
 * Adds paths with their waypoints, and further waypoints to paths that the import has; returns how many
 * paths were new. Call it within a transaction.
 * @throws WaypointsMissing
 */
export const addAllPaths = async (
  db: Kysely<Tables>,
  paths: readonly ImportPath[],
  target: Target,
) => {
  const { userId, importId, instant } = target
  let added = 0
  for (const path of paths) {
    const claimed = await claimKeys(db, userId, importId, [{ item: path }])
    const isNew = claimed.size > 0
    const there = isNew
      ? { id: await addPath(db, path, target), waypoints: 0 }
      : await findPath(db, importId, path.key)
    // A path of an earlier import stays as it is.
    if (!there) continue
    if (path.waypoints_before > there.waypoints) throw new WaypointsMissing(path.key)
    if (path.waypoints_before === there.waypoints) await addWaypoints(db, there.id, path, instant)
    if (isNew) added += 1
  }
  return added
}
