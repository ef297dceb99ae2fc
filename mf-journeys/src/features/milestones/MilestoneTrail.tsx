import type { Milestone } from '@truenorth/api-contract/journeys'
import { chakra, TrailRail } from '@truenorth/shared-ui'
import { useNear } from '@truenorth/shared-ui/lists'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { type ComponentProps, useState } from 'react'
import type { JourneyId } from '../../api/journeys'
import { useCompleteMilestone, useDeleteMilestone } from '../../api/milestoneWrites'
import { deleteMilestoneText } from '../../content'
import { nextWaypoint } from '../../domain/progress'
import { MilestoneCard, MilestoneOutline } from './MilestoneCard'

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '36px minmax(0, 1fr)', md: '48px minmax(0, 1fr)' },
    gap: { base: '12px', md: '16px' },
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
    <Step ref={ref} minHeight={isNear ? undefined : `${height ?? typicalHeight}px`}>
      <TrailRail {...rail} />
      {isNear ? <MilestoneCard {...card} /> : <MilestoneOutline title={milestone.title} />}
    </Step>
  )
}

type MilestoneTrailProps = { journeyId: JourneyId; milestones: Milestone[] }

const stateOf = (milestone: Milestone, next: Milestone | undefined) => {
  if (milestone.is_completed) return 'done'
  return milestone === next ? 'next' : 'open'
}

/** The milestones of a journey along its trail. */
export const MilestoneTrail = ({ journeyId, milestones }: MilestoneTrailProps) => {
  const { mutate: complete } = useCompleteMilestone(journeyId)
  const { mutate: remove } = useDeleteMilestone(journeyId)
  const [toDelete, setToDelete] = useState<Milestone>()
  const next = nextWaypoint(milestones)
  const confirmDelete = () => {
    if (toDelete) remove(toDelete)
    setToDelete(undefined)
  }
  return (
    <>
      <ol>
        {milestones.map((milestone, index) => (
          <MilestoneStep
            key={milestone.id}
            index={index}
            rail={{
              number: index + 1,
              state: stateOf(milestone, next),
              reached: milestone.is_completed && milestones[index + 1]?.is_completed === true,
              last: index === milestones.length - 1,
            }}
            journeyId={journeyId}
            milestone={milestone}
            isNext={milestone === next}
            onComplete={complete}
            onDelete={setToDelete}
          />
        ))}
      </ol>
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
