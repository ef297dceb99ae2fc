import { chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { dayAt, monthsOf, moveByKey } from '../../domain/calendar'
import { monthName } from '../../domain/calendarText'
import type { MoodCalendar } from '../../domain/days'
import type { CellLook } from './cellLook'
import { MoodCell } from './MoodCell'
import { yearCell } from './yearCells'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'separate',
    tableLayout: 'fixed',
    touchAction: 'manipulation',
    _focusVisible: { borderRadius: '8', outlineOffset: '4px' },
    '& th': {
      color: 'ink.muted',
      fontWeight: '400',
      fontVariantNumeric: 'lining-nums tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& td': { padding: 0, cursor: 'pointer' },
    '& td[aria-selected=true]': {
      outline: '2px solid',
      outlineColor: 'ink',
      outlineOffset: '1px',
      borderRadius: '4',
    },
  },
  variants: {
    across: {
      // Twelve columns: what a phone has room for. The letters do not grow beyond their cells.
      true: {
        borderSpacing: '2px',
        fontSize: 'min(.875rem, 4.3vw)',
        '& th': {
          height: '22px',
          fontSize: 'min(.875rem, 4.3vw)',
          _print: { height: 'auto', lineHeight: '1' },
        },
        '& tbody th, & thead th:first-child': {
          width: '26px',
          paddingInlineEnd: '5px',
          textAlign: 'end',
        },
        '& tbody td': { height: '21px', _print: { height: '18px' } },
      },
      false: {
        borderSpacing: '3px',
        fontSize: 'min(1rem, 1.7vw)',
        '& [data-mood]:not(:only-child)': { fontSize: 'min(.875rem, 1.5vw)' },
        '& th': {
          height: '28px',
          fontSize: 'min(.875rem, 1.5vw)',
          _print: { height: 'auto', lineHeight: '1' },
        },
        '& tbody th, & thead th:first-child': { width: '48px', textAlign: 'start' },
        '& tbody td': { height: '33px', _print: { height: '24px' } },
        _print: {
          borderSpacing: '1px',
          fontSize: '10px',
          '& [data-mood]': { fontSize: '9px !important' },
        },
      },
    },
  },
})

const dates = Array.from({ length: 31 }, (_, index) => index + 1)
const isNamed = (date: number) => date === 1 || date % 5 === 0

type YearGridProps = Pick<MoodCalendar, 'byDay'> & {
  year: string
  lastDay: string
  chosen: string | undefined
  look: CellLook
  /** Whether the months stand side by side, instead of below each other. */
  isAcross: boolean
  /** Moves the choice to where a key leads from a day. */
  onMove: (move: (day: string) => string | undefined) => boolean
  onChoose: (day: string) => void
  onOpen: () => void
}

/** A year as one control with a cell for each day. The first tap chooses a day, the second opens it. */
export const YearGrid = (props: YearGridProps) => {
  const { year, byDay, lastDay, chosen, look, isAcross, onMove, onChoose, onOpen } = props
  const id = useId()
  const months = monthsOf(year)
  const layout = isAcross ? 'monthColumns' : 'monthRows'

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isOpening = event.key === 'Enter' || event.key === ' '
    if (isOpening) onOpen()
    if (isOpening || onMove((day) => moveByKey(day, event.key, layout))) event.preventDefault()
  }
  const tap = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
    const day = cell?.dataset['day']
    if (day === undefined || day > lastDay) return
    if (day === chosen) onOpen()
    else onChoose(day)
  }

  const cellOf = (month: string, date: number) => {
    const day = dayAt(month, date)
    if (day === undefined) return <td key={`${month}-${date}`} aria-label="no such day" />
    const { name, moods, isAhead } = yearCell(day, byDay, lastDay)
    return (
      <td
        key={day}
        id={`${id}-${day}`}
        data-day={day}
        aria-label={name}
        aria-selected={day === chosen}
      >
        <MoodCell moods={moods} isAhead={isAhead} look={look} />
      </td>
    )
  }
  const monthHead = (month: string, scope: 'col' | 'row') => (
    <th key={month} scope={scope} aria-label={monthName(month)}>
      {monthName(month, isAcross ? 'narrow' : 'short')}
    </th>
  )
  const dateHead = (date: number, scope: 'col' | 'row') => (
    <th key={date} scope={scope}>
      {!isAcross || isNamed(date) ? date : <VisuallyHidden>{date}</VisuallyHidden>}
    </th>
  )
  return (
    <Table
      role="grid"
      aria-label={`${year}, a cell for each day`}
      aria-activedescendant={chosen && `${id}-${chosen}`}
      tabIndex={0}
      across={isAcross}
      onKeyDown={press}
      onClick={tap}
    >
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{isAcross ? 'Day' : 'Month'}</VisuallyHidden>
          </th>
          {isAcross
            ? months.map((month) => monthHead(month, 'col'))
            : dates.map((date) => dateHead(date, 'col'))}
        </tr>
      </thead>
      <tbody>
        {isAcross
          ? dates.map((date) => (
              <tr key={date}>
                {dateHead(date, 'row')}
                {months.map((month) => cellOf(month, date))}
              </tr>
            ))
          : months.map((month) => (
              <tr key={month}>
                {monthHead(month, 'row')}
                {dates.map((date) => cellOf(month, date))}
              </tr>
            ))}
      </tbody>
    </Table>
  )
}
