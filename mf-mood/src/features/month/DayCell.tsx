import { chakra } from '@truenorth/shared-ui'
import { dateOf } from '../../domain/calendar'
import { dayOfMonthName, readingCount } from '../../domain/calendarText'
import type { Reading } from '../../domain/reading'
import { Staff } from './Staff'
import { staffMarks } from './staffMarks'

const Root = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    padding: 0,
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '8',
    background: 'surface',
    color: 'ink',
    fontSize: { base: 'min(.875rem, 6vw)', lg: '16' },
    fontWeight: '500',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& > span': {
      position: 'absolute',
      top: { base: '5px', lg: '9px' },
      insetInlineStart: { base: '6px', lg: '10px' },
    },
    '& > .count': {
      display: { base: 'none', lg: 'inline' },
      insetInline: 'auto 8px',
      color: 'ink.muted',
      fontSize: '14',
    },
    '& > svg': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      width: '100%',
      height: { base: '2.75rem', lg: '3.875rem' },
    },
    _hover: { borderColor: 'line.strong' },
    _focusVisible: { borderRadius: '8', outlineOffset: '1px' },
    '&[data-empty]': { borderStyle: 'dashed', background: 'transparent', color: 'ink.muted' },
    '&[aria-current]': { border: '2px solid', borderColor: 'ink', fontWeight: '700', color: 'ink' },
    '&[aria-expanded=true]': {
      border: '2px solid',
      borderColor: 'brand',
      boxShadow: '0 0 0 2px {colors.bg}, 0 0 0 4px {colors.brand}',
      zIndex: 1,
    },
  },
})

const countShownFrom = 3

const none: readonly Reading[] = []

type DayCellProps = {
  day: string
  readings: readonly Reading[] | undefined
  isToday: boolean
  isOpen: boolean
  isTabStop: boolean
  onFocus: () => void
  onOpen: () => void
}

/** "10 November, 2 readings: Okay, Good", or "6 November, no reading". */
const nameOf = (day: string, readings: readonly Reading[], moods: readonly string[]) =>
  `${dayOfMonthName(day)}, ${
    readings.length === 0 ? 'no reading' : `${readingCount(readings.length)}: ${moods.join(', ')}`
  }`

/** One day of the month: a button that opens it, with a mark for each of its readings. */
export const DayCell = ({
  day,
  readings = none,
  isToday,
  isOpen,
  isTabStop,
  ...on
}: DayCellProps) => {
  const marks = staffMarks(readings)
  const moods = marks.map(({ mood }) => mood.overviewLabel)
  return (
    <Root
      type="button"
      data-printed
      data-day={day}
      data-empty={readings.length === 0 || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={nameOf(day, readings, moods)}
      aria-current={isToday ? 'date' : undefined}
      aria-expanded={isOpen}
      onFocus={on.onFocus}
      onClick={on.onOpen}
    >
      <span>{dateOf(day)}</span>
      {readings.length >= countShownFrom && <span className="count">{`${readings.length}×`}</span>}
      {readings.length > 0 && <Staff marks={marks} />}
    </Root>
  )
}
