// One path of an import with its waypoints: checked as what a person types, with the moments that it had.
import {
  importIdentitySchema,
  importPathSchema,
  importWaypointSchema,
  mostItemsOfBatch,
  type ImportPath,
  type ImportWaypoint,
} from '@truenorth/api-contract/imports'
import {
  categories,
  journeyStatuses,
  longestColor,
  longestEmoji,
  longestReward,
  longestTitle,
  milestoneTypes,
} from '@truenorth/api-contract/journeys'
import * as z from 'zod/mini'
import { choice, day, flag, integer, list, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { check } from '../http/requestBody.ts'
import { endsBeforeStart } from '../journeys/journeyRules.ts'
import { storedInstant } from '../time/instant.ts'
import { checkInParts } from './importBatch.ts'

const waypointSchema = z.object({
  title: text({ max: longestTitle }),
  description: text({ blank: true }),
  type: choice(milestoneTypes),
  target_date: z.nullable(day()),
  is_completed: flag(),
  reward: text({ max: longestReward, blank: true }),
  progress: integer({ min: 0, max: 100 }),
  created_at: importWaypointSchema.shape.created_at,
  reached_on: z.nullish(day()),
} satisfies FieldsOf<ImportWaypoint>)

const pathSchema = z
  .object({
    ...importIdentitySchema.shape,
    title: text({ max: longestTitle }),
    description: text({ blank: true }),
    start_date: day(),
    target_date: day(),
    status: choice(journeyStatuses),
    category: choice(categories),
    color: text({ max: longestColor, blank: true }),
    emoji: text({ max: longestEmoji, blank: true }),
    created_at: importPathSchema.shape.created_at,
    updated_at: importPathSchema.shape.updated_at,
    last_activity: importPathSchema.shape.last_activity,
    waypoints: list(waypointSchema, mostItemsOfBatch),
    waypoints_before: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  } satisfies FieldsOf<ImportPath>)
  .check(
    z.refine(({ start_date, target_date }) => target_date >= start_date, {
      path: ['target_date'],
      error: endsBeforeStart,
    }),
  )

/** The body of a request with paths. */
export const pathsSchema = z.object({ paths: list(pathSchema, mostItemsOfBatch) })

const pathsShape = z.object({ paths: list(z.unknown(), mostItemsOfBatch) })

/**
 * Checks the paths of a request one by one, with pauses for others.
 * @throws Failure 400 with the place of each error
 */
export const checkedPaths = async (data: unknown): Promise<ImportPath[]> => {
  const { paths } = check(pathsShape, data)
  return checkInParts({
    items: paths,
    atOnce: 1,
    item: pathSchema,
    whole: () => check(pathsSchema, data).paths,
    each: (path) => path,
  })
}

/** The stored moments of a path, and that of the last change of it or of its waypoints. */
export type PathMoments = { created: string; updated: string; lastChanged: string }

const exact = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.(\d{1,6}))?Z$/

// To the microsecond, as the database keeps it, and never later than now.
const storedFrom = (wire: string | null, now: string) => {
  if (wire === null) return undefined
  const whole = storedInstant(new Date(wire))
  const [, fraction = ''] = exact.exec(wire) ?? []
  const isSame = exact.test(wire) && whole.startsWith(wire.slice(0, 19))
  const stored = isSame ? `${wire.slice(0, 19)}.${fraction.padEnd(6, '0')}Z` : whole
  return /^(?!0000)\d{4}-/.test(stored) && stored < now ? stored : now
}

/** The moments of a path. Those that its source does not keep are now. */
export const momentsOfPath = (path: ImportPath, now: string): PathMoments => {
  const created = storedFrom(path.created_at, now) ?? now
  const updated = storedFrom(path.updated_at, now) ?? created
  return { created, updated, lastChanged: storedFrom(path.last_activity, now) ?? updated }
}

/** When a waypoint of a path was set. */
export const createdOfWaypoint = (
  { created_at }: Pick<ImportWaypoint, 'created_at'>,
  { created }: PathMoments,
  now: string,
) => storedFrom(created_at, now) ?? created
