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

type DayCellProps = {
  day: string
  /** Undefined while they load. */
  readings: readonly Reading[] | undefined
  isToday: boolean
  isOpen: boolean
  isTabStop: boolean
  onFocus: () => void
  onOpen: () => void
}

/** "10 November, 2 readings: Okay, Good", or "6 November, no reading". */
const nameOf = (day: string, moods: readonly string[] | undefined) => {
  if (!moods) return `${dayOfMonthName(day)}, loading`
  const says =
    moods.length === 0 ? 'no reading' : `${readingCount(moods.length)}: ${moods.join(', ')}`
  return `${dayOfMonthName(day)}, ${says}`
}

/** One day of the month: a button that opens it, with a mark for each of its readings. */
export const DayCell = ({ day, readings, isToday, isOpen, isTabStop, ...on }: DayCellProps) => {
  const marks = readings && staffMarks(readings)
  const count = marks?.length ?? 0
  return (
    <Root
      type="button"
      data-printed
      data-day={day}
      data-empty={marks?.length === 0 || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={nameOf(
        day,
        marks?.map(({ mood }) => mood.overviewLabel),
      )}
      aria-current={isToday ? 'date' : undefined}
      aria-expanded={isOpen}
      onFocus={on.onFocus}
      onClick={on.onOpen}
    >
      <span>{dateOf(day)}</span>
      {count >= countShownFrom && <span className="count">{`${count}×`}</span>}
      {marks && count > 0 && <Staff marks={marks} />}
    </Root>
  )
}
