import { cellOf, type Table } from '../results/tableOf.ts'
import type { Row } from './compare.ts'
import type { crowdOf } from './crowd.ts'
import type { Summary } from './median.ts'
import type { Shift } from './shifts.ts'

const shown = ({ median, min, max }: Summary) =>
  min === max
    ? median.toFixed(median < 100 ? 1 : 0)
    : `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`

const judgement = (isMet: boolean | undefined) => {
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
    federated: shown(federated),
    against: `${against} ${shown(other)}`,
    ratio: ratio.toFixed(2),
    ...(bar !== undefined && { bar, '': judgement(isMet) }),
  })
  const [barred, others] = [true, false].map((isBarred) =>
    rows.filter(({ bar }) => (bar !== undefined) === isBarred).map(line),
  )
  if (barred?.length) console.table(barred)
  if (others?.length) console.table(others)
}

/** Prints layout shifts, and what has moved where it is too much. */
export const printShifts = (shifts: Shift[]) => {
  if (shifts.length === 0) return
  console.table(
    shifts.map(({ screen, width, shift, bar, isMet }) => ({
      'layout shift': screen,
      width,
      shift: shift.toFixed(4),
      bar,
      '': judgement(isMet),
    })),
  )
  for (const { screen, width, isMet, moved } of shifts)
    if (!isMet) console.log(`${screen} at ${width}:\n  ${moved.join('\n  ')}`)
}

type Crowd = { registered: number } & Awaited<ReturnType<typeof crowdOf>>

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
      cellOf(isMet),
    ])
  const most = shifts.toSorted((a, b) => b.shift - a.shift)[0]
  const shift = most && [
    `layout shift, the most of ${shifts.length} (${most.screen} at ${most.width})`,
    '',
    ...[most.shift, most.bar].map((value) => value.toFixed(3)),
    cellOf(most.isMet),
  ]
  const remotes = [
    `KB more on the landing page with ${crowd.registered} remotes`,
    '',
    ...[crowd.addedKilobytes, crowd.barKilobytes].map((value) => value.toFixed(1)),
    cellOf(crowd.isMet),
  ]
  const head = ['what', 'line and processor', 'measured', 'at most', 'met']
  return { head, rows: [...comparisons, ...(shift ? [shift] : []), remotes] }
}
