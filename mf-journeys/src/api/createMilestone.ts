import type { NewMilestone } from '@truenorth/api/contract'
import { sendOnce } from '@truenorth/shared-auth/outbox'
import type { JourneyId } from './journeys'
import { milestonesPath } from './milestones'
import { readMilestone } from './readMilestone'

/** Creates a milestone once, however often it is sent; `draft` names the form that it came from. */
export const createMilestone = async (
  journeyId: JourneyId,
  milestone: NewMilestone,
  draft: string,
) =>
  readMilestone(
    await sendOnce<unknown>(milestonesPath(journeyId), milestone, {
      kind: 'milestone',
      label: `the milestone “${milestone.title}”`,
      draft,
    }),
  )
