// Paths with their waypoints, as far as a source has them: only our own archive and table do.
import type { ImportPath, ImportWaypoint } from '@truenorth/api-contract/imports'
import {
  categories,
  defaultColor,
  defaultEmoji,
  journeyStatuses,
  longestColor,
  longestEmoji,
  longestReward,
  longestTitle,
  milestoneTypes,
} from '@truenorth/api-contract/journeys'
import type { Collector } from './collector'
import { isMoment, isoDayFrom, momentFrom } from './days'
import { nameOf, textOf, type JsonRecord } from './formats/json'
import { oneLine, plainText } from './text/plainText'
import { splitText } from './text/splitText'
import type { Origin, SourcePath } from './types'

type Place = number | string

const momentOf = (value: unknown) =>
  typeof value === 'string' && isMoment(momentFrom(value)) ? value : null

const isWithin = (text: string, most: number) => text !== '' && Array.from(text).length <= most

// What is over a limit goes on in the text, as the title of an entry does.
const withRest = (text: string, longest: number, description: string) => {
  const [kept = '', rest] = splitText(oneLine(text), longest, 2)
  return { kept, description: [rest, description].filter(Boolean).join('\n') }
}

/** What the reader of a path needs of a collector. */
export type PathCollector = Pick<Collector, 'addPath' | 'reject' | 'warn'>

const choiceOf =
  (at: Place, { warn }: PathCollector) =>
  <Choice extends string>(choices: readonly Choice[], value: unknown, otherwise: Choice) => {
    const found = choices.find((choice) => choice === value)
    if (!found) warn(at, 'choice-unknown', value)
    return found ?? otherwise
  }

const waypointOf = (
  waypoint: JsonRecord,
  at: Place,
  collector: PathCollector,
): ImportWaypoint | undefined => {
  const title = withRest(textOf(waypoint.title), longestTitle, textOf(waypoint.description))
  if (title.kept === '') {
    collector.reject(at, 'empty')
    return undefined
  }
  const reward = withRest(textOf(waypoint.reward), longestReward, title.description)
  const written = textOf(waypoint.target_date)
  const day = isoDayFrom(written)?.date ?? null
  if (written !== '' && day === null) collector.warn(at, 'day-not-read', written)
  const reachedOn = isoDayFrom(textOf(waypoint.reached_on))?.date
  const { progress } = waypoint
  const isPercent = typeof progress === 'number' && Number.isInteger(progress)
  return {
    title: title.kept,
    description: plainText(reward.description),
    type: choiceOf(at, collector)(milestoneTypes, waypoint.type, 'custom'),
    target_date: day,
    is_completed: waypoint.is_completed === true,
    reward: reward.kept,
    progress: isPercent ? Math.min(100, Math.max(0, progress)) : 0,
    created_at: momentOf(waypoint.created_at),
    ...(reachedOn && { reached_on: reachedOn }),
  }
}

/** Adds a path and its waypoints, each with its place in the source, or rejects what cannot be one. */
export const addPath = (
  path: JsonRecord,
  waypoints: readonly (readonly [Place, JsonRecord])[],
  at: Place,
  collector: PathCollector,
  origin: Origin = {},
) => {
  const { reject } = collector
  const title = withRest(textOf(path.title), longestTitle, textOf(path.description))
  if (title.kept === '') return reject(at, 'empty')
  const start = isoDayFrom(textOf(path.start_date))?.date
  if (!start) return reject(at, 'bad-date', path.start_date)
  const target = isoDayFrom(textOf(path.target_date))?.date
  if (!target) return reject(at, 'bad-date', path.target_date)
  if (target < start) return reject(at, 'ends-before-start', path.title)
  const choice = choiceOf(at, collector)
  const [color, emoji] = [textOf(path.color), textOf(path.emoji)]
  return collector.addPath({
    title: title.kept,
    description: plainText(title.description),
    start_date: start,
    target_date: target,
    status: choice(journeyStatuses, path.status, 'active'),
    category: choice(categories, path.category, 'custom'),
    color: isWithin(color, longestColor) ? color : defaultColor,
    emoji: isWithin(emoji, longestEmoji) ? emoji : defaultEmoji,
    created_at: momentOf(path.created_at),
    updated_at: momentOf(path.updated_at),
    last_activity: momentOf(path.last_activity),
    waypoints: waypoints.flatMap(([place, one]) => waypointOf(one, place, collector) ?? []),
    sourceId: nameOf(path.id) || null,
    ...origin,
    at,
  })
}

/** Paths as they are sent, with all of their waypoints. */
export const toImportPaths = (
  paths: readonly SourcePath[],
  identities: readonly { key: string; content: string; likeness: string | null }[],
): ImportPath[] =>
  paths.flatMap(({ sourceId: _id, at: _at, archived: _a, imported: _i, ...path }, place) => {
    const identity = identities[place]
    return identity ? [{ ...identity, ...path, waypoints_before: 0 }] : []
  })
