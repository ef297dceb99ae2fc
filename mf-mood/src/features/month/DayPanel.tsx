import {
  addDays,
  ButtonLink,
  Card,
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  formatDate,
  IconButton,
  localToday,
  TextLink,
} from '@truenorth/shared-ui'
import { Modal } from '@truenorth/shared-ui/overlay'
import { LogbookRow, RowSkeleton } from '../../components/LogbookRow'
import { monthOf } from '../../domain/calendar'
import { readingCount } from '../../domain/calendarText'
import { countMoods, moodRange } from '../../domain/dayMoods'
import type { ReadingsByDay } from '../../domain/days'
import { meanMood, oneDecimal } from '../../domain/moodStats'
import { type Reading, readingWhen } from '../../domain/reading'
import { DayItems } from './DayItems'

const titleOf = (day: string) => formatDate(day, { weekday: true })

/** "5 readings, average 2.6, from Difficult to Good": a mean never stands without its number of readings. */
const figuresOf = (readings: readonly Reading[]) => {
  const range = moodRange(countMoods(readings))
  if (!range) return 'No reading on this day.'
  const { lowest, highest } = range
  const count = readingCount(readings.length)
  if (readings.length === 1) return count
  const mean = `${count}, average ${oneDecimal(meanMood(readings))}`
  return lowest === highest
    ? `${mean}, all ${lowest.overviewLabel}`
    : `${mean}, from ${lowest.overviewLabel} to ${highest.overviewLabel}`
}

const Figures = chakra('p', { base: { color: 'ink.muted', fontSize: '14' } })

const Add = chakra('div', { base: { marginTop: '12px', _print: { display: 'none' } } })

type DayReadingsProps = {
  day: string | undefined
  /** Undefined while they load. */
  readings: readonly Reading[] | undefined
}

const DayReadings = ({ day = '', readings }: DayReadingsProps) => (
  <>
    {readings ? <Figures>{figuresOf(readings)}</Figures> : <RowSkeleton />}
    {readings?.map((reading) => (
      <LogbookRow
        key={reading.id}
        reading={reading}
        heading="h3"
        action={
          <TextLink
            alone
            to={`/mood/${reading.id}/edit`}
            aria-label={`Edit the reading of ${readingWhen(reading)}`}
          >
            Edit
          </TextLink>
        }
      />
    ))}
    {day <= localToday() && (
      <Add>
        <ButtonLink to={`/mood/create?day=${day}`} variant="line" wide>
          Add a reading to this day
        </ButtonLink>
      </Add>
    )}
    {day && <DayItems day={day} />}
  </>
)

type NeighborsProps = {
  day: string
  firstDay: string
  lastDay: string
  onOpen: (day: string) => void
}

const Neighbors = ({ day, firstDay, lastDay, onOpen }: NeighborsProps) => {
  const before = addDays(day, -1)
  const after = addDays(day, 1)
  return (
    <>
      <IconButton
        label={titleOf(before)}
        icon={<ChevronLeftIcon size={20} />}
        disabled={before < `${monthOf(firstDay)}-01`}
        onClick={() => onOpen(before)}
      />
      <IconButton
        label={titleOf(after)}
        icon={<ChevronRightIcon size={20} />}
        disabled={after > lastDay}
        onClick={() => onOpen(after)}
      />
    </>
  )
}

type DayPanelProps = {
  /** Undefined while they load. */
  byDay: ReadingsByDay | undefined
  /** Undefined while no day is open. */
  day: string | undefined
  firstDay: string
  lastDay: string
  /** Beside the month, instead of in a sheet from below. */
  isBeside: boolean
  /** What gets the focus when the sheet closes. */
  finalFocus: () => HTMLElement | null
  onOpen: (day: string) => void
  onClose: () => void
}

/** The readings of a day and what else it holds, with the ways to its neighbors. */
export const DayPanel = (props: DayPanelProps) => {
  const { day, byDay, isBeside, finalFocus, onOpen, onClose, ...range } = props
  const readings = byDay && ((day !== undefined && byDay.get(day)) || [])
  const neighbors = day !== undefined && <Neighbors day={day} {...range} onOpen={onOpen} />
  if (!isBeside)
    return (
      <Modal
        open={day !== undefined}
        onClose={onClose}
        title={day === undefined ? '' : titleOf(day)}
        actions={neighbors}
        fromBelow
        finalFocus={finalFocus}
      >
        <DayReadings day={day} readings={readings} />
      </Modal>
    )
  return (
    day !== undefined && (
      <Card
        title={titleOf(day)}
        action={
          <div>
            {neighbors}
            <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={onClose} />
          </div>
        }
      >
        <DayReadings day={day} readings={readings} />
      </Card>
    )
  )
}
