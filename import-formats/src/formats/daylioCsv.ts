// Daylio's CSV: full_date,date,weekday,time,mood,activities[,scales],note_title,note.
import { createCollector } from '../collector'
import { clockFrom, isoDayFrom } from '../days'
import { rowsOf } from '../table/table'
import { oneLine, textOfHtml } from '../text/plainText'
import { daylioMoodOf } from './daylioMoods'
import type { TableFormat } from './format'

const columns = 'full_date date weekday time mood activities scales note_title note'.split(' ')

const listOf = (cell: string) => cell.split('|').map(oneLine).filter(Boolean)

export const daylioCsv: TableFormat = {
  isHeader: (names) => names.includes('full_date') && names.includes('mood'),

  read: async (table, { options, progress }) => {
    const collector = createCollector('daylio-csv', 'tracker', options.today)
    const names = table.header.map((name) => name.toLowerCase())
    for (const name of names) if (!columns.includes(name)) collector.warn(1, 'column-ignored', name)
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const cell = (name: string) => cells[names.indexOf(name)] ?? ''
      const written = cell('full_date').trim()
      const clock = cell('time').trim()
      const time = clockFrom(clock)
      const date = isoDayFrom(written)?.date ?? null
      if (date !== null && clock !== '' && time === null)
        collector.warn(line, 'time-not-read', clock)
      collector.add({
        at: line,
        date,
        written,
        time,
        mood: daylioMoodOf(cell('mood')),
        moodName: cell('mood'),
        tags: listOf(cell('activities')),
        title: textOfHtml(cell('note_title')),
        text: [textOfHtml(cell('note')), ...listOf(cell('scales'))].filter(Boolean).join('\n'),
      })
    }
    return collector.finish()
  },
}
