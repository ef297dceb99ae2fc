import type { Journey } from '@truenorth/api-contract/journeys'
import { Box, formatDate, ProgressBar, StatList, StatTile, useToday } from '@truenorth/shared-ui'
import { isOverdue, journeyDueText } from '../../domain/dueDates'
import { achievementPoints, type Progress } from '../../domain/progress'

type JourneyTilesProps = { journey: Journey; progress: Progress }

/** The figures of a journey: Progress, Milestones, Achievement Points. */
export const JourneyTiles = ({ journey, progress }: JourneyTilesProps) => {
  const today = useToday()
  const points = achievementPoints(progress)
  const due = journeyDueText(journey, today, 'remaining')
  const overdue = isOverdue(journey, today)
  return (
    <StatList columns={3}>
      <StatTile
        label="Progress"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        value={`${progress.percent}%`}
        note={`${formatDate(journey.start_date)} to ${formatDate(journey.target_date)}`}
      >
        <Box margin="8px 0 6px">
          <ProgressBar value={progress.percent} label="Progress" />
        </Box>
      </StatTile>
      <StatTile
        label="Milestones"
        value={`${progress.done} / ${progress.total}`}
        note={
          <Box as="span" {...(overdue ? { color: 'bad', fontWeight: '560' } : {})}>
            {due}
          </Box>
        }
      />
      <StatTile label="Achievement Points" value={points.earned} note={points.text} />
    </StatList>
  )
}
