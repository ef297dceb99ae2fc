// A table as formats read it: its header, and rows that have as many cells.
import type { Collector } from '../collector'
import type { Progress } from '../progress'
import { oneLine } from '../text/plainText'
import { splitText } from '../text/splitText'
import type { Columns, TableOutline } from '../types'
import { recordsOf } from './records'

export type Row = { line: number; cells: string[] }

export type Table = {
  header: string[]
  /** The cells of the row below it. */
  firstCells: readonly string[]
  separator: string
  text: string
}

const separators = [',', ';', '\t']

const trimEmptyEnd = (cells: string[], length: number) => {
  let end = cells.length
  while (end > length && cells[end - 1]?.trim() === '') end -= 1
  return end === cells.length ? cells : cells.slice(0, end)
}

/** The first record read with each separator, that with the most cells first. Rows never decide. */
export const readingsOfTable = (text: string): Table[] =>
  separators
    .flatMap((separator) => {
      const [first, second] = recordsOf(text, separator)
      if (!first || !('cells' in first)) return []
      return [
        {
          header: trimEmptyEnd(
            first.cells.map((cell) => cell.trim()),
            1,
          ),
          firstCells: second && 'cells' in second ? second.cells : [],
          separator,
          text,
        },
      ]
    })
    .toSorted((one, other) => other.header.length - one.header.length)

// Code points that fit beside the name of a column.
const longestExample = 24

/** What the person is asked about a table. */
export const outlineOf = ({ header, firstCells }: Table, columns: Columns): TableOutline => ({
  header,
  columns,
  examples: header.map((_, place) => {
    const [example = ''] = splitText(oneLine(firstCells[place] ?? ''), longestExample)
    return example
  }),
})

// As much as is shown of a row that cannot be read.
const shownOfRow = 400

/**
 * The rows below the header. Those with a fault or with another number of cells are rejected: which cell
 * moved cannot be known. Empty cells at the end do not count.
 */
export const rowsOf = async function* (
  { header, separator, text }: Table,
  { reject }: Pick<Collector, 'reject'>,
  progress: Progress,
  hasHeader = true,
): AsyncGenerator<Row, void> {
  let isHeader = hasHeader
  for (const record of recordsOf(text, separator)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    await progress(record.end / text.length)
    const refuse = (reason: string) => {
      const { line, start, end } = record
      const [written = ''] = text.slice(start, Math.min(end, start + shownOfRow)).split(/\r|\n/)
      reject(line, reason, written)
    }
    if ('fault' in record) refuse(record.fault)
    else {
      const cells = trimEmptyEnd(record.cells, header.length)
      if (cells.length === header.length) yield { line: record.line, cells }
      else refuse('wrong-number-of-fields')
    }
  }
}
