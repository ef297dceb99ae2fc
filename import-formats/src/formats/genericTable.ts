// Any table with a column of days and one of moods or texts.
import { createCollector } from '../collector'
import { clockFrom } from '../days'
import { Refusal } from '../refusal'
import { columnsOf, isEnough } from '../table/columns'
import { outlineOf, rowsOf, type Row, type Table } from '../table/table'
import { dayOfColumn, orderOfColumn } from '../table/tableDays'
import type { Columns } from '../types'
import { daylioMoodOf } from './daylioMoods'
import type { Context, TableFormat } from './format'

const fiveSteps = /^([1-5])(?:[.,]0+)?(?:\s*\/\s*5(?:[.,]0+)?)?$/
const anyNumber = /^[+-]?\d+(?:[.,]\d+)?(?:\s*\/\s*\d+(?:[.,]\d+)?)?$/

// Numbers mean what they say only if all of the column lie between 1 and 5: of ten steps, 5 is the middle.
const moodReader = (cells: readonly string[]) => {
  const isOfFive = cells.every((cell) => !anyNumber.test(cell) || fiveSteps.test(cell))
  return (cell: string) => {
    const value = isOfFive ? fiveSteps.exec(cell)?.[1] : undefined
    return value === undefined ? null : Number(value)
  }
}

const dateOrder = (days: readonly string[], answer: 'DMY' | 'MDY' | undefined) => {
  const order = orderOfColumn(days)
  if (order === 'mixed') throw new Refusal('mixed-date-order')
  if (order === 'none') return 'DMY'
  if (order !== 'unknown') return order
  if (answer === undefined) throw new Refusal('ask-date-order')
  return answer
}

const listOf = (cell: string) => cell.split(/[,;|\n]/)

/** Reads a table whose columns are known by their names, or were named by the person. */
export const readMapped = async (table: Table, columns: Columns, context: Context) => {
  const { options, progress } = context
  const isTracker = columns.mood !== undefined
  const collector = createCollector('generic-csv', isTracker ? 'tracker' : 'diary', options.today)
  const cellOf = (cells: readonly string[], column: keyof Columns) =>
    cells[columns[column] ?? -1] ?? ''

  // Without a header, the first row is one like the others.
  const first = cellOf(table.header, 'date').trim()
  const hasHeader = dayOfColumn(first, 'DMY') === null && dayOfColumn(first, 'MDY') === null
  const used = new Set(Object.values(columns))
  if (hasHeader)
    for (const [place, name] of table.header.entries())
      if (!used.has(place) && name !== '') collector.warn(1, 'column-ignored', name.toLowerCase())

  const rows: Row[] = []
  for await (const row of rowsOf(table, collector, progress, hasHeader)) rows.push(row)
  const order = dateOrder(
    rows.map(({ cells }) => cellOf(cells, 'date').trim()),
    options.dateOrder,
  )
  const moodOf = moodReader(rows.map(({ cells }) => cellOf(cells, 'mood').trim()))

  for (const { line, cells } of rows) {
    await progress(1)
    const written = cellOf(cells, 'date').trim()
    const day = dayOfColumn(written, order)
    const clock = cellOf(cells, 'time').trim()
    const time = clock === '' ? (day?.time ?? null) : clockFrom(clock)
    if (day !== null && clock !== '' && time === null) collector.warn(line, 'time-not-read', clock)
    const mood = cellOf(cells, 'mood').trim()
    collector.add(
      {
        at: line,
        date: day?.date ?? null,
        written,
        time,
        zone: day?.zone ?? null,
        mood: moodOf(mood),
        moodName: mood,
        tags: listOf(cellOf(cells, 'tags')),
        title: cellOf(cells, 'title'),
        text: cellOf(cells, 'note'),
      },
      daylioMoodOf(mood) ?? undefined,
    )
  }
  return collector.finish(outlineOf(table, columns))
}

export const genericTable: TableFormat = {
  isHeader: (names) => isEnough(columnsOf(names)),
  read: async (table, context) => await readMapped(table, columnsOf(table.header), context),
}
