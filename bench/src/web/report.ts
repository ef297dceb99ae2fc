// What was measured, on the console and as a table.
import { metCell, type Table } from '../common/results.ts'
import type { Summary } from '../common/statistics.ts'
import type { Row } from './compare.ts'
import type { Shift } from './layoutShifts.ts'
import type { measureManyRemotes } from './manyRemotes.ts'

const format = ({ median, min, max }: Summary) =>
  min === max
    ? median.toFixed(median < 100 ? 1 : 0)
    : `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`

const verdict = (isMet: boolean | undefined) => {
  if (isMet === undefined) return ''
  return isMet ? 'met' : 'missed'
}

/** Prints comparisons, those with a bar first. */
export const printRows = (rows: Row[]) => {
  const line = ({
    trial,
    network,
    measure,
    federated,
    other,
    against,
    ratio,
    bar,
    isMet,
  }: Row) => ({
    what: `${trial}: ${measure}`,
    network: network.split(',')[0],
    federated: format(federated),
    against: `${against} ${format(other)}`,
    ratio: ratio.toFixed(2),
    ...(bar !== undefined && { bar, '': verdict(isMet) }),
  })
  const [barred, others] = [true, false].map((isBarred) =>
    rows.filter(({ bar }) => (bar !== undefined) === isBarred).map(line),
  )
  if (barred?.length) console.table(barred)
  if (others?.length) console.table(others)
}

/** Prints layout shifts, and what has moved where a shift is above its limit. */
export const printShifts = (shifts: Shift[]) => {
  if (shifts.length === 0) return
  console.table(
    shifts.map(({ screen, width, shift, bar, isMet }) => ({
      'layout shift': screen,
      width,
      shift: shift.toFixed(4),
      bar,
      '': verdict(isMet),
    })),
  )
  for (const { screen, width, isMet, moved } of shifts)
    if (!isMet) console.log(`${screen} at ${width}:\n  ${moved.join('\n  ')}`)
}

type Crowd = { registered: number } & Awaited<ReturnType<typeof measureManyRemotes>>

const isBarred = (row: Row): row is Required<Row> => row.bar !== undefined

/** Every bar and what was measured, as a table of text. */
export const barsOf = (rows: Row[], shifts: Shift[], crowd: Crowd): Table => {
  const comparisons = rows
    .filter(isBarred)
    .map(({ trial, network, measure, against, ratio, bar, isMet }) => [
      `${trial}: ${measure} ÷ ${against}`,
      network,
      ratio.toFixed(2),
      bar.toFixed(2),
      metCell(isMet),
    ])
  const most = shifts.toSorted((a, b) => b.shift - a.shift)[0]
  const shift = most && [
    `layout shift, the most of ${shifts.length} (${most.screen} at ${most.width})`,
    '',
    ...[most.shift, most.bar].map((value) => value.toFixed(3)),
    metCell(most.isMet),
  ]
  const remotes = [
    `KB more on the landing page with ${crowd.registered} remotes`,
    '',
    ...[crowd.addedKilobytes, crowd.barKilobytes].map((value) => value.toFixed(1)),
    metCell(crowd.isMet),
  ]
  const head = ['what', 'line and processor', 'measured', 'at most', 'met']
  return { head, rows: [...comparisons, ...(shift ? [shift] : []), remotes] }
}
