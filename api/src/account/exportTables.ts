// Tables of an export for spreadsheets (RFC 4180): one row a reading, one row a waypoint.
import { byteOrderMark, csvLine } from '@truenorth/api-contract/csv'
import { journeySchema, milestoneSchema } from '@truenorth/api-contract/journeys'
import { moodSchema, type Mood } from '@truenorth/api-contract/moods'
import type { LongList } from '../db/longList.ts'
import { itemsInTurn } from '../http/longListStream.ts'
import type { JourneyRepository } from '../journeys/journey.repository.ts'
import type { MilestoneRepository } from '../journeys/milestone.repository.ts'

const readingColumns = [
  'local_date',
  'timestamp',
  'time_zone',
  'mood_value',
  'energy',
  'note',
  'tags',
  'day_end',
] as const

const cellOf = (reading: Mood, name: (typeof readingColumns)[number]) => {
  // Only the day is known, and no clock is made up for it.
  if (name === 'timestamp' && reading.has_time === false) return ''
  const value = reading[name] ?? (name === 'day_end' ? 0 : '')
  return Array.isArray(value) ? value.join(', ') : value
}

/** The readings, newest first. */
export const readingsTable = async function* (readings: LongList): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine([...readingColumns])
  for await (const part of itemsInTurn(readings, moodSchema)) {
    const lines = part.map((reading) =>
      csvLine(readingColumns.map((name) => cellOf(reading, name))),
    )
    yield lines.join('')
  }
}

const pathColumns = [
  'path',
  'status',
  'category',
  'start_date',
  'target_date',
  'description',
  'waypoint',
  'waypoint_type',
  'waypoint_target_date',
  'waypoint_is_completed',
  'waypoint_progress',
  'waypoint_reward',
  'waypoint_description',
]

/** The waypoints of all paths, each with its path; a path without waypoints is one row. */
export const pathsTable = async function* (
  { journeys, milestones }: { journeys: JourneyRepository; milestones: MilestoneRepository },
  userId: number,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(pathColumns)
  for await (const part of itemsInTurn(journeys.list(userId), journeySchema)) {
    for (const journey of part) {
      const { title, status, category, start_date, target_date, description } = journey
      const cells = [title, status, category, start_date, target_date, description]
      let isEmpty = true
      for await (const waypoints of itemsInTurn(milestones.list(journey.id), milestoneSchema)) {
        isEmpty = false
        const lines = waypoints.map((waypoint) =>
          csvLine([
            ...cells,
            waypoint.title,
            waypoint.type,
            waypoint.target_date,
            waypoint.is_completed,
            waypoint.progress,
            waypoint.reward,
            waypoint.description,
          ]),
        )
        yield lines.join('')
      }
      if (isEmpty) yield csvLine([...cells, ...Array.from({ length: 7 }, () => '')])
    }
  }
}
