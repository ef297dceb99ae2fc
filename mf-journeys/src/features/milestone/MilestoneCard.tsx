import { ButtonLink, chakra, Flex, formatDate, Text } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { MilestoneText } from './MilestoneText'
import { MilestoneFacts } from './MilestoneFacts'
import { MilestoneHead } from './MilestoneHead'
import { MilestoneMenu, type MilestoneMenuProps } from './MilestoneMenu'

const Paper = chakra('article', {
  base: {
    minWidth: 0,
    marginBottom: '16px',
    padding: { base: '16px', md: '18px 20px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    '& h3': { fontSize: '20', marginBottom: '4px', overflowWrap: 'anywhere' },
    '&[data-done=true]': { background: 'transparent' },
  },
})

export type MilestoneCardProps = MilestoneMenuProps & { journeyId: JourneyId; isNext: boolean }

/** A waypoint: what it is, how far it has come, and the ways on. */
export const MilestoneCard = ({ journeyId, isNext, ...menu }: MilestoneCardProps) => {
  const { milestone } = menu
  const base = `/journey/${journeyId}/milestone/${milestone.id}`
  return (
    <Paper data-done={milestone.is_completed} aria-label={milestone.title}>
      <MilestoneHead milestone={milestone} />
      <h3 dir="auto">{milestone.title}</h3>
      {milestone.description && <MilestoneText>{milestone.description}</MilestoneText>}
      <MilestoneFacts milestone={milestone} />
      <Flex wrap="wrap" align="center" justify="space-between" gap="6px 12px" marginTop="8px">
        <Text fontSize="13" color="ink.muted">
          {milestone.created_at && `Created ${formatDate(milestone.created_at)}`}
        </Text>
        <Flex wrap="wrap" justify="flex-end" gap="4px" marginLeft="auto">
          <ButtonLink variant="quiet" to={`${base}/edit`} aria-label={`Edit ${milestone.title}`}>
            Edit
          </ButtonLink>
          {!milestone.is_completed && (
            <ButtonLink
              variant={isNext ? 'solid' : 'line'}
              to={`${base}/continue`}
              aria-label={`Continue ${milestone.title}`}
            >
              Continue
            </ButtonLink>
          )}
          <MilestoneMenu {...menu} />
        </Flex>
      </Flex>
    </Paper>
  )
}
