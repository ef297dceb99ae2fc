// Our own tables: readings.csv and paths.csv. They name neither their account nor their items.
import { createCollector } from '../collector'
import { rowsOf } from '../table/table'
import { addPath } from '../paths'
import type { TableFormat } from './format'
import type { JsonRecord } from './json'
import { dayEndOf, energyOf, whenOfReading } from './truenorth'

// Our tables put an apostrophe before what a spreadsheet would run as a formula.
const guard = /^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u

export const truenorthReadings: TableFormat = {
  isHeader: (names) =>
    ['local_date', 'timestamp', 'time_zone', 'mood_value'].every((name) => names.includes(name)),

  read: async (table, { options, progress }) => {
    const collector = createCollector('truenorth', 'tracker', options.today)
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const cell = (name: string) => (cells[table.header.indexOf(name)] ?? '').replace(guard, '')
      const mood = /^[1-5]$/.exec(cell('mood_value'))?.[0] ?? ''
      const when = [cell('local_date'), cell('timestamp'), cell('time_zone')] as const
      collector.add({
        at: line,
        ...whenOfReading([...when], line, collector),
        mood: mood === '' ? null : Number(mood),
        moodName: cell('mood_value'),
        energy: energyOf(cell('energy')),
        // Tables from before have no such column.
        dayEnd: dayEndOf(Number(cell('day_end'))),
        tags: cell('tags').split(','),
        text: cell('note'),
      })
    }
    collector.warn(null, 'account-unknown', 'readings.csv')
    return collector.finish()
  },
}

const pathColumns = ['path', 'status', 'category', 'start_date', 'target_date', 'description']

const waypointOf = (cell: (name: string) => string): JsonRecord => ({
  title: cell('waypoint'),
  type: cell('waypoint_type'),
  target_date: cell('waypoint_target_date'),
  is_completed: cell('waypoint_is_completed') === 'true',
  progress: Number(cell('waypoint_progress')),
  reward: cell('waypoint_reward'),
  description: cell('waypoint_description'),
})

/** Neither the gradient nor the emoji of a path is in its table, nor when it was made. */
export const truenorthPaths: TableFormat = {
  isHeader: (names) => names.includes('path') && names.includes('waypoint'),

  read: async (table, { options, progress }) => {
    const collector = createCollector('truenorth', 'tracker', options.today)
    type Row = { line: number; path: JsonRecord; waypoints: [number, JsonRecord][] }
    const paths: { facts: string; row: Row }[] = []
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const cell = (name: string) => (cells[table.header.indexOf(name)] ?? '').replace(guard, '')
      const facts = JSON.stringify(pathColumns.map(cell))
      // The waypoints of one path follow each other.
      let last = paths.at(-1)
      if (last?.facts !== facts || cell('waypoint') === '') {
        const path = Object.fromEntries(pathColumns.map((name) => [name, cell(name)]))
        last = { facts, row: { line, path: { ...path, title: cell('path') }, waypoints: [] } }
        paths.push(last)
      }
      if (cell('waypoint') !== '') last.row.waypoints.push([line, waypointOf(cell)])
    }
    // Oldest first, so that they are listed as they were.
    for (const { row } of paths.toReversed()) addPath(row.path, row.waypoints, row.line, collector)
    collector.warn(null, 'account-unknown', 'paths.csv')
    return collector.finish()
  },
}
