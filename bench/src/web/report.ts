import type { Row } from './compare.ts'
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
