import type { Milestone } from '@truenorth/api-contract/journeys'
import {
  ButtonLink,
  chakra,
  CheckIcon,
  Flex,
  formatDate,
  IconButton,
  MoreVerticalIcon,
  RestoreIcon,
  Text,
  TrashIcon,
} from '@truenorth/shared-ui'
import { Menu } from '@truenorth/shared-ui/overlay'
import type { JourneyId } from '../../api/journeys'
import { MilestoneDescription, MilestoneHead } from '../../components/MilestoneSummary'
import { MilestoneFacts } from './MilestoneFacts'

type MilestoneMenuProps = {
  milestone: Milestone
  onComplete: (milestone: Milestone) => void
  onDelete: (milestone: Milestone) => void
}

// Completing, opening again, deleting.
const MilestoneMenu = ({ milestone, onComplete, onDelete }: MilestoneMenuProps) => (
  <Menu
    label={`Actions for ${milestone.title}`}
    trigger={
      <IconButton
        label={`Actions for ${milestone.title}`}
        icon={<MoreVerticalIcon size={20} />}
        marginRight="-8px"
      />
    }
    items={[
      {
        label: milestone.is_completed ? 'Mark as not completed' : 'Mark as completed',
        icon: milestone.is_completed ? <RestoreIcon size={20} /> : <CheckIcon size={20} />,
        onSelect: () => onComplete({ ...milestone, is_completed: !milestone.is_completed }),
      },
      {
        label: 'Delete',
        icon: <TrashIcon size={20} />,
        onSelect: () => onDelete(milestone),
        danger: true,
      },
    ]}
  />
)

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

type MilestoneCardProps = MilestoneMenuProps & { journeyId: JourneyId; isNext: boolean }

/** A milestone far from the viewport: its title alone. */
export const MilestoneOutline = ({ title }: Pick<Milestone, 'title'>) => (
  <Paper aria-label={title}>
    <h3 dir="auto">{title}</h3>
  </Paper>
)

/** A milestone with its facts and actions. */
export const MilestoneCard = ({ journeyId, isNext, ...menu }: MilestoneCardProps) => {
  const { milestone } = menu
  const base = `/journey/${journeyId}/milestone/${milestone.id}`
  return (
    <Paper data-done={milestone.is_completed} aria-label={milestone.title}>
      <MilestoneHead milestone={milestone} />
      <h3 dir="auto">{milestone.title}</h3>
      {milestone.description && (
        <MilestoneDescription>{milestone.description}</MilestoneDescription>
      )}
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
