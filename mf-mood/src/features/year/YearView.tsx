import { useQuery } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import {
  addDays,
  Button,
  ButtonLink,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  IconButton,
  SegmentedControl,
  toast,
  useColorMode,
  useMediaQuery,
  useToday,
} from '@truenorth/shared-ui'
import { useState } from 'react'
import { calendarQuery } from '../../api/moodDays'
import { CalendarGate } from '../../components/CalendarGate'
import { PeriodPicker } from '../../components/PeriodPicker'
import { withinDays, yearOf } from '../../domain/calendar'
import { noMoods } from '../../domain/dayMoods'
import { type MoodCalendar, shownDays } from '../../domain/days'
import { useCellLook } from './cellLook'
import { useYearAddress } from './useYearAddress'
import { offeredYears } from './yearCells'
import { YearGrid } from './YearGrid'
import { YearLegend } from './YearLegend'
import { YearLine } from './YearLine'
import { saveYearPicture } from './yearPicture'
import { YearTable } from './YearTable'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBottom: '12px',
    '& > div': { display: 'flex', alignItems: 'center', gap: '8px' },
    '& > fieldset': { maxWidth: '100%', flexWrap: 'wrap', _print: { display: 'none' } },
  },
})

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '16px' },
})

const pictureFailed = 'The picture could not be made. Please try again.'

const edged = { border: '1px solid', borderColor: 'line.strong', color: 'ink' } as const

const looks = [
  { value: 'numbers', label: 'Numbers', icon: 'Numbers' },
  { value: 'shapes', label: 'Shapes', icon: 'Shapes' },
] as const

const Year = ({ calendar }: { calendar: MoodCalendar }) => {
  const { byDay } = calendar
  const today = useToday()
  const mode = useColorMode()
  const isAcross = useMediaQuery('(max-width: 57.99em)')
  const { lastDay } = shownDays(calendar, today)
  const { year, day, isTable, showYear, showTable, openDay } = useYearAddress(lastDay)
  const { look, chooseLook } = useCellLook()
  const [choice, choose] = useState(day)
  const chosen = choice !== undefined && yearOf(choice) === year ? choice : undefined

  const first = `${year}-01-01`
  const last = withinDays(`${year}-12-31`, first, lastDay)
  const years = offeredYears(byDay, yearOf(today), year)
  const at = years.indexOf(year)
  const [before, after] = [years[at - 1], years[at + 1]]

  // The first move chooses the latest day; every other one starts from the chosen day.
  const move = (next: (from: string) => string | undefined) => {
    const to = next(chosen ?? last)
    if (to === undefined) return false
    choose(chosen === undefined ? last : withinDays(to, first, last))
    return true
  }
  const save = () => {
    saveYearPicture({ year, byDay, lastDay, look, mode }).catch((error: unknown) => {
      report(error, 'saving the year as a picture')
      toast.show({ text: pictureFailed, tone: 'bad' })
    })
  }

  return (
    <>
      <Bar>
        <div>
          <IconButton
            label={before ?? 'No earlier year'}
            {...edged}
            icon={<ChevronLeftIcon size={20} />}
            disabled={before === undefined}
            onClick={() => before !== undefined && showYear(before)}
          />
          <h2 aria-live="polite">
            <PeriodPicker period={year} years={years} onShow={showYear} />
          </h2>
          <IconButton
            label={after ?? 'No later year'}
            {...edged}
            icon={<ChevronRightIcon size={20} />}
            disabled={after === undefined}
            onClick={() => after !== undefined && showYear(after)}
          />
        </div>
        {!isTable && (
          <SegmentedControl
            label="What stands in a cell"
            value={look}
            options={looks}
            onChange={chooseLook}
          />
        )}
      </Bar>
      {isTable ? (
        <YearTable year={year} byDay={byDay} lastDay={lastDay} />
      ) : (
        <>
          <YearLine
            day={chosen}
            moods={(chosen !== undefined && byDay.get(chosen)) || noMoods}
            hasBefore={chosen !== first}
            hasAfter={chosen !== last}
            onStep={(days) => move((from) => addDays(from, days))}
          />
          <YearGrid
            year={year}
            byDay={byDay}
            lastDay={lastDay}
            chosen={chosen}
            look={look}
            isAcross={isAcross}
            onMove={move}
            onChoose={choose}
            onOpen={() => chosen !== undefined && void openDay(chosen)}
          />
          <YearLegend look={look} />
        </>
      )}
      <Actions>
        <Button variant="line" onClick={() => showTable(!isTable)}>
          {isTable ? 'Show as cells' : 'Show as a table'}
        </Button>
        {!isTable && (
          <Button variant="line" icon={<DownloadIcon size={20} />} onClick={save}>
            Save as a picture
          </Button>
        )}
        <ButtonLink variant="line" to={`/mood/history/review?p=${year}`}>
          {`Look back on ${year}`}
        </ButtonLink>
      </Actions>
    </>
  )
}

/** A year of readings at a glance, a cell for each day, or the same as a table. */
export const YearView = () => (
  <CalendarGate calendar={useQuery(calendarQuery())}>
    {(calendar) => <Year calendar={calendar} />}
  </CalendarGate>
)
