import { useQuery } from '@tanstack/react-query'
import type { WeeklyAverage } from '@truenorth/api-contract/moods'
import {
  Box,
  Emoji,
  formatDate,
  InlineRetry,
  moodOf,
  Skeleton,
  StatList,
  StatTile,
  useToday,
} from '@truenorth/shared-ui'
import { moodQueries } from '../../api/moods'
import { weeklyAverages } from '../../api/weeklyAverages'
import { mostFrequentMood, oneDecimal } from '../../domain/moodStats'
import type { Reading } from '../../domain/reading'
import { WeeklyChange } from './WeeklyChange'

const insightsUnlocked = '8'
const newInsights = '2 new'

const unknown = '–'
const none = 'none yet'

/** Four figures of all readings; a dash where one could not be loaded. */
export const MoodTiles = () => {
  const readings = useQuery(moodQueries.list())
  const weeks = useQuery(weeklyAverages(useToday()))
  if (readings.isPending || weeks.isPending) return <TilesSkeleton />
  return (
    <Box>
      <StatList>
        <TotalTile readings={readings.data} />
        <FrequentTile readings={readings.data} />
        <WeeklyTile weeks={weeks.data} />
        <StatTile label="Insights Unlocked" value={insightsUnlocked} note={newInsights} />
      </StatList>
      {(readings.isError || weeks.isError) && (
        <InlineRetry
          what="Some figures could not be fetched."
          retrying={readings.isFetching || weeks.isFetching}
          onRetry={() => void Promise.all([readings.refetch(), weeks.refetch()])}
        />
      )}
    </Box>
  )
}

type OfReadings = { readings: readonly Reading[] | undefined }

const TotalTile = ({ readings }: OfReadings) => {
  if (!readings) return <StatTile label="Total Readings" value={unknown} />
  const first = readings.at(-1)
  const note = first ? `since ${formatDate(first.date)}` : none
  return <StatTile label="Total Readings" value={readings.length} note={note} />
}

const FrequentTile = ({ readings }: OfReadings) => {
  const frequent = readings && mostFrequentMood(readings)
  if (!frequent) return <StatTile label="Most Frequent" value={unknown} note={readings && none} />
  const { emoji, label } = moodOf(frequent.value)
  const word = readings.length === 1 ? 'reading' : 'readings'
  return (
    <StatTile
      label="Most Frequent"
      value={
        <>
          <Emoji size=".82em">{emoji}</Emoji> <span>{label}</span>
        </>
      }
      note={`${frequent.count} of ${readings.length} ${word}`}
    />
  )
}

const WeeklyTile = ({ weeks }: { weeks: readonly WeeklyAverage[] | undefined }) => {
  if (!weeks) return <StatTile label="Weekly Average" value={unknown} />
  const average = weeks[0]?.average_mood
  return (
    <StatTile
      label="Weekly Average"
      value={oneDecimal(average ?? null)}
      note={average === undefined ? none : <WeeklyChange average={average} />}
    />
  )
}

const labels = ['Total Readings', 'Most Frequent', 'Weekly Average', 'Insights Unlocked']

const TilesSkeleton = () => (
  <StatList aria-busy>
    {labels.map((label) => (
      <StatTile
        key={label}
        label={label}
        value={<Skeleton width="64px" height="30px" margin="4px 0" />}
        note={<Skeleton width="96px" height="12px" marginTop="6px" />}
      />
    ))}
  </StatList>
)
