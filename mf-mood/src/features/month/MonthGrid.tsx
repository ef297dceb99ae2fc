import { chakra } from '@truenorth/shared-ui'
import type { KeyboardEvent } from 'react'
import {
  aWeekFrom,
  dateOf,
  lastDayOf,
  monthOf,
  moveByKey,
  weeksOf,
  withinDays,
} from '../../domain/calendar'
import { firstWeekday, monthTitle, weekdayName } from '../../domain/calendarText'
import type { ReadingsByDay } from '../../domain/days'
import type { Reading } from '../../domain/reading'
import { DayCell } from './DayCell'

const Table = chakra('table', {
  base: {
    width: 'calc(100% + 6px)',
    margin: '0 -3px',
    borderCollapse: 'separate',
    borderSpacing: '3px',
    tableLayout: 'fixed',
    '& th': { padding: '4px 0', color: 'ink.muted', fontSize: '14', fontWeight: '500' },
    '& td': { height: { base: '4.125rem', lg: '5.75rem' }, padding: 0, verticalAlign: 'top' },
    // The names of the days shorten to what has room, with enlarged text too.
    '& th > .narrow': { display: 'none' },
    '@container (max-width: 16rem)': {
      '& th > .narrow': { display: 'inline' },
      '& th > .short': { display: 'none' },
    },
  },
})

const Future = chakra('span', {
  base: {
    display: 'block',
    padding: { base: '5px 7px', lg: '9px 11px' },
    color: 'ink.muted',
    fontSize: { base: 'min(.875rem, 6vw)', lg: '16' },
    lineHeight: '1',
  },
})

const none: readonly Reading[] = []

type MonthGridProps = {
  month: string
  /** Undefined while they load. */
  byDay: ReadingsByDay | undefined
  openDay: string | undefined
  firstDay: string
  lastDay: string
  today: string
  /** The day that had the focus last; it may be of another month. */
  active: string
  onActive: (day: string) => void
  /** Moves the focus to a day, once its cell is there. */
  onMove: (day: string) => void
  onShow: (month: string) => void
  onOpen: (day: string) => void
}

/** A month as a grid of days. Arrows, Home, End, Page Up and Page Down move the focus, also into other months. */
export const MonthGrid = (props: MonthGridProps) => {
  const {
    month,
    openDay,
    byDay,
    firstDay,
    lastDay,
    today,
    active,
    onActive,
    onMove,
    onShow,
    onOpen,
  } = props
  const weeksFrom = firstWeekday()
  const weeks = weeksOf(month, weeksFrom)
  // One day of the month is reached with Tab: the last one that had the focus, or the latest.
  const tabStop = monthOf(active) === month ? active : withinDays(lastDayOf(month), '', lastDay)

  const move = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.metaKey ? undefined : moveByKey(tabStop, event.key, { weeksFrom })
    if (next === undefined) return
    event.preventDefault()
    const day = withinDays(next, `${monthOf(firstDay)}-01`, lastDay)
    if (day === tabStop) return
    onMove(day)
    if (monthOf(day) !== month) onShow(monthOf(day))
  }

  return (
    <chakra.div containerType="inline-size">
      <Table
        role="grid"
        aria-busy={!byDay}
        aria-label={`Moods in ${monthTitle(month)}`}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {aWeekFrom(weeksFrom).map((day) => (
              <th key={day} scope="col" aria-label={weekdayName(day, 'long')}>
                <span className="short">{weekdayName(day, 'short')}</span>
                <span className="narrow">{weekdayName(day, 'narrow')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day !== undefined &&
                    (day <= lastDay ? (
                      <DayCell
                        day={day}
                        readings={byDay ? (byDay.get(day) ?? none) : undefined}
                        isToday={day === today}
                        isOpen={day === openDay}
                        isTabStop={day === tabStop}
                        onFocus={() => onActive(day)}
                        onOpen={() => onOpen(day)}
                      />
                    ) : (
                      <Future>{dateOf(day)}</Future>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  )
}
