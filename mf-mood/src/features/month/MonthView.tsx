import { useQuery } from '@tanstack/react-query'
import { Box, useMediaQuery, useToday } from '@truenorth/shared-ui'
import { useSwipe } from '@truenorth/shared-ui/lists'
import { calendarQuery } from '../../api/moodDays'
import { monthQuery } from '../../api/moodMonths'
import { CalendarGate } from '../../components/CalendarGate'
import { addMonths, monthOf } from '../../domain/calendar'
import {
  type MoodCalendar,
  type ReadingsByDay,
  readingsByDay,
  type ShownDays,
  shownDays,
} from '../../domain/days'
import { DayPanel } from './DayPanel'
import { MonthBar } from './MonthBar'
import { MonthGrid } from './MonthGrid'
import { MonthLegend } from './MonthLegend'
import { MonthSummary } from './MonthSummary'
import { useActiveDay } from './useActiveDay'
import { useMonthAddress } from './useMonthAddress'

const isWithin = (month: string, { firstDay, lastDay }: ShownDays) =>
  month >= monthOf(firstDay) && month <= monthOf(lastDay)

// The neighbours are loaded once the month is there, so that a step to one of them does not wait.
const useMonthReadings = (month: string, range: ShownDays) => {
  const shown = useQuery({ ...monthQuery(month), select: readingsByDay })
  const neighbour = (beside: string) => ({
    ...monthQuery(beside),
    enabled: shown.isSuccess && isWithin(beside, range),
    notifyOnChangeProps: [],
  })
  useQuery(neighbour(addMonths(month, -1)))
  useQuery(neighbour(addMonths(month, 1)))
  return shown
}

type MonthProps = {
  calendar: MoodCalendar
  range: ShownDays
  address: ReturnType<typeof useMonthAddress>
  /** Those of the month; undefined while they load. */
  byDay: ReadingsByDay | undefined
}

const Month = ({ calendar, range, address, byDay }: MonthProps) => {
  const isWide = useMediaQuery('(min-width: 58em)')
  const { today } = range
  const { month, day, showMonth, openDay, closeDay } = address
  const { grid, active, activeCell, setActive, focusDay } = useActiveDay(day ?? today)
  const show = (next: string) => {
    if (isWithin(next, range)) showMonth(next)
  }
  const swipe = useSwipe({
    onLeft: () => show(addMonths(month, 1)),
    onRight: () => show(addMonths(month, -1)),
  })
  const close = () => {
    if (isWide) focusDay(active)
    closeDay()
  }
  return (
    <Box
      // The sheet of narrow screens closes itself.
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isWide && day !== undefined) close()
      }}
      display="grid"
      // A grid would go to the next page as a whole.
      _print={{ display: 'block' }}
      gap={{ base: '20px', lg: '32px' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' }}
    >
      <div>
        <MonthBar
          month={month}
          {...range}
          onShow={show}
          onToday={() => {
            focusDay(today)
            showMonth(monthOf(today))
          }}
        />
        <Box {...swipe} touchAction="pan-y pinch-zoom">
          <Box ref={grid}>
            <MonthGrid
              month={month}
              openDay={day}
              byDay={byDay}
              {...range}
              active={active}
              onActive={setActive}
              onMove={focusDay}
              onShow={showMonth}
              onOpen={openDay}
            />
          </Box>
        </Box>
        <MonthLegend byDay={byDay} />
      </div>
      <Box
        display="grid"
        _print={{ display: 'block' }}
        gap="16px"
        position={{ lg: 'sticky' }}
        top="24px"
      >
        <MonthSummary month={month} byDay={calendar.byDay} today={today} />
        <DayPanel
          day={day}
          byDay={byDay}
          {...range}
          isBeside={isWide}
          finalFocus={activeCell}
          onOpen={(next) => {
            setActive(next)
            openDay(next)
          }}
          onClose={close}
        />
      </Box>
    </Box>
  )
}

/** A month of readings, each a mark of its own, and beside or above it the day that is open. */
export const MonthView = () => {
  const calendar = useQuery(calendarQuery())
  const range = shownDays(calendar.data, useToday())
  const address = useMonthAddress(range.lastDay)
  const readings = useMonthReadings(address.month, range)
  return (
    <CalendarGate calendar={calendar} beside={readings}>
      {(counted) => (
        <Month calendar={counted} range={range} address={address} byDay={readings.data} />
      )}
    </CalendarGate>
  )
}
