import { addDays } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { toMilestone } from '../waypoint/milestoneValues'
import { useNewMilestone } from '../waypoint/useNewMilestone'
import type { MilestoneTemplate } from './milestoneTemplates'

/** The guided form for a new milestone: filled in by templates, and with a draft of its own. */
export const useGuidedMilestone = (journeyId: JourneyId, today: string) => {
  const plain = useNewMilestone(journeyId, `milestone-guided-${journeyId}`)
  const { form, create } = plain
  const fill = ({ emoji: _emoji, days, ...template }: MilestoneTemplate) =>
    form.reset(
      { ...form.getValues(), ...template, target_date: addDays(today, days) },
      { keepDefaultValues: true },
    )
  const send = () => {
    const values = form.getValues()
    create.mutate({ ...toMilestone(values), progress: Number(values.progress) })
  }
  return { ...plain, fill, send }
}
