import {
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  formatDate,
  IconButton,
} from '@truenorth/shared-ui'
import { readingCount } from '../../domain/calendarText'
import { countReadings, eachMood, type MoodCounts, moodRange } from '../../domain/dayMoods'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    alignItems: 'center',
    marginBottom: '10px',
    padding: '4px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'surface',
    textAlign: 'center',
    position: { lgDown: 'sticky' },
    top: '8px',
    zIndex: 3,
    _print: { display: 'none' },
    '& p': { maxWidth: 'none', minHeight: '2.7em', alignContent: 'center', lineHeight: '1.35' },
    '& b': { fontWeight: '640' },
    '& small': { display: 'block', color: 'ink.muted', fontSize: '14' },
  },
})

const mostNamed = 5

const moodsText = (moods: MoodCounts) => {
  const range = moodRange(moods)
  if (!range) return ''
  if (countReadings(moods) > mostNamed)
    return `${range.lowest.overviewLabel} to ${range.highest.overviewLabel}`
  return eachMood(moods)
    .map(({ overviewLabel }) => overviewLabel)
    .join(', ')
}

const Day = ({ day, moods }: { day: string; moods: MoodCounts }) => {
  const count = countReadings(moods)
  return (
    <>
      <b>{formatDate(day, { weekday: true })}</b>
      <span>{` · ${count > 0 ? readingCount(count) : 'no reading'}`}</span>
      <small>{[moodsText(moods), 'tap again to open'].filter(Boolean).join(' · ')}</small>
    </>
  )
}

type YearLineProps = {
  day: string | undefined
  moods: MoodCounts
  /** Whether there is a day before or after in this year. */
  hasBefore: boolean
  hasAfter: boolean
  onStep: (days: 1 | -1) => void
}

/** Names the chosen day, and steps to its neighbors: what the small cells cannot do for every finger. */
export const YearLine = ({ day, moods, hasBefore, hasAfter, onStep }: YearLineProps) => (
  <Root>
    <IconButton
      label="Day before"
      icon={<ChevronLeftIcon size={20} />}
      disabled={!hasBefore}
      onClick={() => onStep(-1)}
    />
    <p aria-live="polite">
      {day === undefined ? (
        <small>Choose a day, and its readings are named here.</small>
      ) : (
        <Day day={day} moods={moods} />
      )}
    </p>
    <IconButton
      label="Day after"
      icon={<ChevronRightIcon size={20} />}
      disabled={!hasAfter}
      onClick={() => onStep(1)}
    />
  </Root>
)
