import type { Journey } from '@truenorth/api-contract/journeys'
import { Box, chakra, Flex, formatDate, useToday } from '@truenorth/shared-ui'
import { isOverdue, journeyDueText } from '../../domain/dueDates'
import { progressOf } from '../../domain/progress'

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '8px 20px', sm: '8px 28px' },
    paddingTop: '14px',
    borderTop: '1px solid',
    borderColor: 'line',
    '& dt': { fontSize: '13', color: 'ink.muted' },
    '& dd': { fontWeight: '540', fontVariantNumeric: 'lining-nums tabular-nums' },
  },
})

/** Three figures of a journey, its due date and its last activity. */
export const CardFacts = ({ journey }: { journey: Journey }) => {
  const today = useToday()
  const { done, total } = progressOf(journey)
  return (
    <div>
      <Facts>
        <div>
          <dt>Milestones</dt>
          <dd>{`${done}/${total}`}</dd>
        </div>
        <div>
          <dt>Achievements</dt>
          <dd>{journey.achievements}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>{journey.categoryDisplay}</dd>
        </div>
      </Facts>
      <Flex wrap="wrap" justify="space-between" gap="2px 12px" fontSize="14" marginTop="12px">
        <Box as="span" color={isOverdue(journey, today) ? 'bad' : 'ink'}>
          {journeyDueText(journey, today)}
        </Box>
        <Box as="span" color="ink.muted">
          {`Last activity ${formatDate(journey.last_activity)}`}
        </Box>
      </Flex>
    </div>
  )
}
