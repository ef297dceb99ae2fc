import type { Milestone } from '@truenorth/api-contract/journeys'
import { Box, chakra, TrailRail } from '@truenorth/shared-ui'
import { useNear } from '@truenorth/shared-ui/lists'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { JourneyId } from '../../api/journeys'
import { useCompleteMilestone } from '../../api/completion'
import { useDeleteMilestone } from '../../api/milestoneWrites'
import { useHeld } from '../../components/useHeld'
import { deleteMilestoneText } from '../../content'
import { nextWaypoint, tickedWaypoint } from '../../domain/progress'
import { MilestoneCard, MilestoneOutline } from './MilestoneCard'
import { ReachedFold } from './ReachedFold'

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '36px minmax(0, 1fr)', md: '48px minmax(0, 1fr)' },
    gap: { base: '12px', md: '16px' },
  },
  variants: {
    // On phones the next one has the whole width.
    next: { true: { mdDown: { display: 'block', '& > [aria-hidden]': { display: 'none' } } } },
  },
})

const typicalHeight = 180

type MilestoneStepProps = ComponentProps<typeof MilestoneCard> & {
  index: number
  rail: ComponentProps<typeof TrailRail>
}

// One milestone beside its piece of the trail. A path may have fifty of them.
const MilestoneStep = ({ index, rail, ...card }: MilestoneStepProps) => {
  const { milestone } = card
  const { ref, isNear, height } = useNear<HTMLLIElement>(`milestone ${milestone.id}`, index)
  return (
    <Step
      ref={ref}
      next={card.isNext}
      minHeight={isNear ? undefined : `${height ?? typicalHeight}px`}
    >
      <TrailRail {...rail} />
      {isNear ? <MilestoneCard {...card} /> : <MilestoneOutline title={milestone.title} />}
    </Step>
  )
}

type MilestoneTrailProps = {
  journeyId: JourneyId
  milestones: Milestone[]
  /** Stands below the next milestone, or above all if there is none. */
  afterNext?: ReactNode
}

const stateOf = (milestone: Milestone, next: Milestone | undefined) => {
  if (milestone.is_completed) return 'done'
  return milestone === next ? 'next' : 'open'
}

/** The milestones of a journey along its trail: the next one, the other open ones, and the reached ones, folded. */
export const MilestoneTrail = ({ journeyId, milestones, afterNext }: MilestoneTrailProps) => {
  const { mutate: complete } = useCompleteMilestone(journeyId)
  const { mutate: remove } = useDeleteMilestone(journeyId)
  const [toDelete, setToDelete] = useState<Milestone>()
  const [tickedId, holdTicked] = useHeld<number>()
  const ticked = tickedWaypoint(milestones, tickedId)
  const next = ticked ?? nextWaypoint(milestones)
  const reached = milestones.filter((one) => one.is_completed && one !== ticked)
  const later = milestones.filter((milestone) => !milestone.is_completed && milestone !== next)
  const confirmDelete = () => {
    if (toDelete) remove(toDelete)
    setToDelete(undefined)
  }
  const steps = (shown: readonly Milestone[], lineGoesOn = false) => (
    <ol>
      {shown.map((milestone, index) => (
        <MilestoneStep
          key={milestone.id}
          index={index}
          rail={{
            number: milestones.indexOf(milestone) + 1,
            state: stateOf(milestone, next),
            reached: milestone.is_completed,
            last: index === shown.length - 1 && !lineGoesOn,
          }}
          journeyId={journeyId}
          milestone={milestone}
          isNext={milestone === next}
          onComplete={complete}
          onReached={holdTicked}
          onDelete={setToDelete}
        />
      ))}
    </ol>
  )
  return (
    <>
      {next && steps([next], later.length > 0 && !afterNext)}
      {afterNext && <Box marginBottom="16px">{afterNext}</Box>}
      {later.length > 0 && steps(later)}
      {reached.length > 0 && (
        <ReachedFold count={reached.length} areAll={!next}>
          {steps(reached)}
        </ReachedFold>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        danger
        title="Delete Milestone?"
        text={deleteMilestoneText(toDelete?.title ?? '')}
        confirmLabel="Delete"
        onConfirm={confirmDelete}
        onCancel={() => setToDelete(undefined)}
      />
    </>
  )
}
