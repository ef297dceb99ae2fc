import type { Milestone } from '@truenorth/api-contract/journeys'
import {
  Box,
  ButtonLink,
  chakra,
  CheckIcon,
  ClampedGroup,
  ClampedText,
  Flex,
  IconButton,
  MoreVerticalIcon,
  RestoreIcon,
  TrashIcon,
} from '@truenorth/shared-ui'
import { useSwipeActions } from '@truenorth/shared-ui/lists'
import { Menu } from '@truenorth/shared-ui/overlay'
import type { JourneyId } from '../../api/journeys'
import { MilestoneDescription, MilestoneHead } from '../../components/MilestoneSummary'
import { WaypointTick } from '../../components/WaypointTick'
import { MilestoneFacts } from './MilestoneFacts'

type MilestoneMenuProps = {
  milestone: Milestone
  onComplete: (milestone: Milestone) => void
  onDelete: (milestone: Milestone) => void
}

// Completing or opening again, and deleting: in the menu, and by a swipe.
const actionsOf = ({ milestone, onComplete, onDelete }: MilestoneMenuProps) => ({
  complete: {
    label: milestone.is_completed ? 'Mark as not completed' : 'Mark as completed',
    icon: milestone.is_completed ? <RestoreIcon size={20} /> : <CheckIcon size={20} />,
    onSelect: () => onComplete({ ...milestone, is_completed: !milestone.is_completed }),
  },
  remove: {
    label: 'Delete',
    icon: <TrashIcon size={20} />,
    onSelect: () => onDelete(milestone),
    danger: true,
  },
})

type Actions = ReturnType<typeof actionsOf>

const MilestoneMenu = ({ title, actions }: { title: string; actions: Actions }) => (
  <Menu
    label={`Actions for ${title}`}
    title={title}
    trigger={
      <IconButton
        label={`Actions for ${title}`}
        icon={<MoreVerticalIcon size={20} />}
        marginRight="-8px"
      />
    }
    items={[actions.complete, actions.remove]}
  />
)

const Paper = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    marginBottom: '16px',
    padding: { base: '16px', md: '18px 20px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    '& h3': { fontSize: '20', marginBottom: '4px' },
    '& > .acts': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: { base: '4px', md: '8px' },
      marginTop: '12px',
      // On the narrowest phones both and the menu stay on one line.
      '& > a': { '@media (max-width: 22.49em)': { paddingInline: '10px' } },
    },
    '&[data-done=true]': { background: 'transparent' },
  },
  variants: {
    next: {
      true: {
        borderColor: 'brand',
        // On phones the first screen ends below its button.
        '& > .facts': { mdDown: { order: 1 } },
        '& > .acts > a': { mdDown: { flex: 1 } },
      },
    },
  },
})

type MilestoneCardProps = MilestoneMenuProps & {
  journeyId: JourneyId
  isNext: boolean
  /** Gets the id of a milestone that was ticked. */
  onReached: (id: number) => void
}

/** A milestone far from the viewport: its title alone. */
export const MilestoneOutline = ({ title }: Pick<Milestone, 'title'>) => (
  <Paper aria-label={title}>
    <chakra.h3 dir="auto" lineClamp={2}>
      {title}
    </chakra.h3>
  </Paper>
)

/** A milestone with its facts and actions. */
export const MilestoneCard = ({ journeyId, isNext, onReached, ...menu }: MilestoneCardProps) => {
  const { milestone } = menu
  const base = `/journey/${journeyId}/milestone/${milestone.id}`
  const actions = actionsOf(menu)
  const { complete, remove } = actions
  const done = { ...complete, label: milestone.is_completed ? 'Not yet' : 'Done' }
  const { ref, hint } = useSwipeActions({ right: done, left: remove })
  return (
    <Paper ref={ref} data-done={milestone.is_completed} next={isNext} aria-label={milestone.title}>
      <ClampedGroup>
        <Flex gap="10px" align="flex-start">
          {isNext && (
            <Box margin="-6px 0 0 -8px">
              <WaypointTick journeyId={journeyId} milestone={milestone} onReached={onReached} />
            </Box>
          )}
          <Box flex="1" minWidth={0}>
            <MilestoneHead milestone={milestone} />
            <ClampedText as="h3" lines={2}>
              {milestone.title}
            </ClampedText>
          </Box>
        </Flex>
        {milestone.description && (
          <MilestoneDescription lines={isNext ? { base: 2, md: 3 } : 3}>
            {milestone.description}
          </MilestoneDescription>
        )}
      </ClampedGroup>
      <MilestoneFacts milestone={milestone} />
      <div className="acts">
        <ButtonLink
          variant={isNext ? 'line' : 'quiet'}
          to={`${base}/edit`}
          aria-label={`Edit ${milestone.title}`}
        >
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
        <MilestoneMenu title={milestone.title} actions={actions} />
      </div>
      {hint}
    </Paper>
  )
}
