import type { Journey } from '@truenorth/api/contract'
import { Box, formatDate, Ledger, LedgerTile, ProgressBar, useToday } from '@truenorth/shared-ui'
import { isOverdue } from '../due/isOverdue'
import { journeyDueText } from '../due/journeyDueText'
import { achievementPoints } from '../points/achievementPoints'
import type { Progress } from '../progress/progressOf'

type JourneyTilesProps = { journey: Journey; progress: Progress }

/** Progress, Milestones, Achievement Points. */
export const JourneyTiles = ({ journey, progress }: JourneyTilesProps) => {
  const today = useToday()
  const points = achievementPoints(progress)
  const due = journeyDueText(journey, today, 'remaining')
  const overdue = isOverdue(journey, today)
  return (
    <Ledger columns={3}>
      <LedgerTile
        label="Progress"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        value={`${progress.percent}%`}
        note={`${formatDate(journey.start_date)} to ${formatDate(journey.target_date)}`}
      >
        <Box margin="8px 0 6px">
          <ProgressBar value={progress.percent} label="Progress" />
        </Box>
      </LedgerTile>
      <LedgerTile
        label="Milestones"
        value={`${progress.done} / ${progress.total}`}
        note={
          <Box as="span" {...(overdue ? { color: 'bad', fontWeight: '560' } : {})}>
            {due}
          </Box>
        }
      />
      <LedgerTile label="Achievement Points" value={points.earned} note={points.text} />
    </Ledger>
  )
}
