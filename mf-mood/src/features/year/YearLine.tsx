import {
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  formatDate,
  IconButton,
  moodOf,
} from '@truenorth/shared-ui'
import { readingCount } from '../../domain/calendarText'
import { moodRange } from '../../domain/dayMoods'
import type { Reading } from '../../domain/reading'

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

const moodsText = (readings: readonly Reading[]) => {
  const range = moodRange(readings)
  if (!range) return ''
  if (readings.length > mostNamed)
    return `${range.lowest.overviewLabel} to ${range.highest.overviewLabel}`
  return readings.map(({ mood_value }) => moodOf(mood_value).overviewLabel).join(', ')
}

const Day = ({ day, readings }: { day: string; readings: readonly Reading[] }) => (
  <>
    <b>{formatDate(day, { weekday: true })}</b>
    <span>{` · ${readings.length > 0 ? readingCount(readings.length) : 'no reading'}`}</span>
    <small>{[moodsText(readings), 'tap again to open'].filter(Boolean).join(' · ')}</small>
  </>
)

type YearLineProps = {
  day: string | undefined
  readings: readonly Reading[]
  /** Whether there is a day before or after in this year. */
  hasBefore: boolean
  hasAfter: boolean
  onStep: (days: 1 | -1) => void
}

/** Names the chosen day, and steps to its neighbors: what the small cells cannot do for every finger. */
export const YearLine = ({ day, readings, hasBefore, hasAfter, onStep }: YearLineProps) => (
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
        <Day day={day} readings={readings} />
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
