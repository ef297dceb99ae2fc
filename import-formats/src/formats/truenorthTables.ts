// Our own tables: readings.csv, and paths.csv, which cannot be brought back yet.
import { createCollector } from '../collector'
import { rowsOf } from '../table/table'
import type { TableFormat } from './format'
import { whenOfReading } from './truenorth'

// Our tables put an apostrophe before what a spreadsheet would run as a formula.
const guard = /^'(?=[\s\p{Cc}]*[=+\-@＝＋－＠]|[\t\r\n])/u

export const truenorthReadings: TableFormat = {
  isHeader: (names) =>
    ['local_date', 'timestamp', 'time_zone', 'mood_value'].every((name) => names.includes(name)),

  read: async (table, { options, progress }) => {
    const collector = createCollector('truenorth', 'tracker', options.today)
    let energies = 0
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const cell = (name: string) => (cells[table.header.indexOf(name)] ?? '').replace(guard, '')
      const mood = /^[1-5]$/.exec(cell('mood_value'))?.[0] ?? ''
      if (cell('energy') !== '') energies += 1
      const when = [cell('local_date'), cell('timestamp'), cell('time_zone')] as const
      collector.add({
        at: line,
        ...whenOfReading([...when], line, collector),
        mood: mood === '' ? null : Number(mood),
        moodName: cell('mood_value'),
        tags: cell('tags').split(','),
        text: cell('note'),
      })
    }
    if (energies > 0) collector.warn(null, 'not-imported', `energy: ${energies}`)
    return collector.finish()
  },
}

export const truenorthPaths: TableFormat = {
  isHeader: (names) => names.includes('path') && names.includes('waypoint'),

  read: async (table, { options, progress }) => {
    const collector = createCollector('truenorth', 'tracker', options.today)
    const paths = new Map<string, number>()
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const path = (cells[table.header.indexOf('path')] ?? '').replace(guard, '')
      if (!paths.has(path)) paths.set(path, line)
    }
    for (const [path, line] of paths) collector.warn(line, 'not-imported', path)
    return collector.finish()
  },
}
