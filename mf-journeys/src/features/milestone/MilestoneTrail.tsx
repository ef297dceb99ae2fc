import type { Milestone } from '@truenorth/api/contract'
import { chakra, TrailRail } from '@truenorth/shared-ui'
import { useState } from 'react'
import type { JourneyId } from '../../api/journeys'
import { useComplete } from '../complete/useComplete'
import { nextWaypoint } from '../progress/nextWaypoint'
import { DeleteMilestoneDialog } from '../remove/DeleteMilestoneDialog'
import { useDeleteMilestone } from '../remove/useDeleteMilestone'
import { MilestoneCard } from './MilestoneCard'

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '36px minmax(0, 1fr)', md: '48px minmax(0, 1fr)' },
    gap: { base: '12px', md: '16px' },
  },
})

type MilestoneTrailProps = { journeyId: JourneyId; milestones: Milestone[] }

const stateOf = (milestone: Milestone, next: Milestone | undefined) => {
  if (milestone.is_completed) return 'done'
  return milestone === next ? 'next' : 'open'
}

/** The waypoints, hung on the trail. */
export const MilestoneTrail = ({ journeyId, milestones }: MilestoneTrailProps) => {
  const { mutate: complete } = useComplete(journeyId)
  const remove = useDeleteMilestone(journeyId)
  const [doomed, setDoomed] = useState<Milestone>()
  const next = nextWaypoint(milestones)
  return (
    <>
      <ol>
        {milestones.map((milestone, index) => (
          <Step key={milestone.id}>
            <TrailRail
              number={index + 1}
              state={stateOf(milestone, next)}
              reached={milestone.is_completed && milestones[index + 1]?.is_completed === true}
              last={index === milestones.length - 1}
            />
            <MilestoneCard
              journeyId={journeyId}
              milestone={milestone}
              isNext={milestone === next}
              onComplete={complete}
              onDelete={setDoomed}
            />
          </Step>
        ))}
      </ol>
      <DeleteMilestoneDialog
        milestone={doomed}
        onConfirm={remove}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}
