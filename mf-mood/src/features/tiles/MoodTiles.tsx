import {
  Box,
  Emoji,
  formatDate,
  Ledger,
  LedgerTile,
  moodOf,
  QuietRetry,
} from '@truenorth/shared-ui'
import { oneDecimal } from '../stats/meanMood'
import { mostFrequentMood } from '../stats/mostFrequentMood'
import { TilesSkeleton } from './TilesSkeleton'
import { useMoodTiles } from './useMoodTiles'
import { WeeklyChange } from './WeeklyChange'

const insightsUnlocked = '8'
const newInsights = '2 new'

/** Four figures of the logbook. */
export const MoodTiles = () => {
  const { readings, weeklyAverage, isPending, isError, isFetching, retry } = useMoodTiles()
  if (isPending) return <TilesSkeleton />
  const first = readings.at(-1)
  const frequent = mostFrequentMood(readings)
  return (
    <Box>
      <Ledger>
        <LedgerTile
          label="Total Readings"
          value={readings.length}
          note={first ? `since ${formatDate(first.date)}` : 'none yet'}
        />
        <LedgerTile
          label="Most Frequent"
          value={frequent ? <FrequentMood value={frequent.value} /> : '–'}
          note={frequent ? `${frequent.count} of ${readings.length} readings` : 'none yet'}
        />
        <LedgerTile
          label="Weekly Average"
          value={oneDecimal(weeklyAverage ?? null)}
          note={weeklyAverage === undefined ? 'none yet' : <WeeklyChange average={weeklyAverage} />}
        />
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

const FrequentMood = ({ value }: { value: number }) => (
  <>
    <Emoji size=".82em">{moodOf(value).emoji}</Emoji> {moodOf(value).label}
  </>
)
