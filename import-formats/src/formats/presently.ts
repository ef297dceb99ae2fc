// Presently's CSV: entryDate,entryContent. Dates with slashes have the month first, always.
import { createCollector } from '../collector'
import { isoDayFrom } from '../days'
import { slashDayFrom } from '../table/tableDays'
import { rowsOf } from '../table/table'
import type { TableFormat } from './format'

export const presently: TableFormat = {
  isHeader: (names) => names.includes('entrydate') && names.includes('entrycontent'),

  read: async (table, { options, progress }) => {
    const collector = createCollector('presently', 'diary', options.today)
    const names = table.header.map((name) => name.toLowerCase())
    for await (const { line, cells } of rowsOf(table, collector, progress)) {
      const written = (cells[names.indexOf('entrydate')] ?? '').trim()
      const date = (isoDayFrom(written) ?? slashDayFrom(written, 'MDY'))?.date ?? null
      collector.add({ at: line, date, written, text: cells[names.indexOf('entrycontent')] ?? '' })
    }
    return collector.finish()
  },
}
