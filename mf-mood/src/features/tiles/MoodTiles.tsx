import type { WeeklyAverage } from '@truenorth/api/contract'
import {
  Box,
  Emoji,
  formatDate,
  Ledger,
  LedgerTile,
  moodOf,
  QuietRetry,
} from '@truenorth/shared-ui'
import type { Reading } from '../../api/reading'
import { oneDecimal } from '../stats/meanMood'
import { mostFrequentMood } from '../stats/mostFrequentMood'
import { TilesSkeleton } from './TilesSkeleton'
import { useMoodTiles } from './useMoodTiles'
import { WeeklyChange } from './WeeklyChange'

const insightsUnlocked = '8'
const newInsights = '2 new'

const unknown = '–'
const none = 'none yet'

/** Four figures of the logbook; a dash where it could not be read. */
export const MoodTiles = () => {
  const { readings, weeks, isPending, isError, isFetching, retry } = useMoodTiles()
  if (isPending) return <TilesSkeleton />
  return (
    <Box>
      <Ledger>
        <TotalTile readings={readings} />
        <FrequentTile readings={readings} />
        <WeeklyTile weeks={weeks} />
        <LedgerTile label="Insights Unlocked" value={insightsUnlocked} note={newInsights} />
      </Ledger>
      {isError && (
        <QuietRetry
          what="Some figures could not be fetched."
          retrying={isFetching}
          onRetry={() => void retry()}
        />
      )}
    </Box>
  )
}

type OfReadings = { readings: readonly Reading[] | undefined }

const TotalTile = ({ readings }: OfReadings) => {
  if (!readings) return <LedgerTile label="Total Readings" value={unknown} />
  const first = readings.at(-1)
  const note = first ? `since ${formatDate(first.date)}` : none
  return <LedgerTile label="Total Readings" value={readings.length} note={note} />
}

const FrequentTile = ({ readings }: OfReadings) => {
  const frequent = readings && mostFrequentMood(readings)
  if (!frequent) return <LedgerTile label="Most Frequent" value={unknown} note={readings && none} />
  const { emoji, label } = moodOf(frequent.value)
  const word = readings.length === 1 ? 'reading' : 'readings'
  return (
    <LedgerTile
      label="Most Frequent"
      value={
        <>
          <Emoji size=".82em">{emoji}</Emoji> {label}
        </>
      }
      note={`${frequent.count} of ${readings.length} ${word}`}
    />
  )
}

const WeeklyTile = ({ weeks }: { weeks: readonly WeeklyAverage[] | undefined }) => {
  if (!weeks) return <LedgerTile label="Weekly Average" value={unknown} />
  const average = weeks[0]?.average_mood
  return (
    <LedgerTile
      label="Weekly Average"
      value={oneDecimal(average ?? null)}
      note={average === undefined ? none : <WeeklyChange average={average} />}
    />
  )
}
