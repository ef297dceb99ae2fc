import { useForm } from '@truenorth/shared-ui/forms'
import type { JourneyId } from '../../api/journeys'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import { emptyMilestone, milestoneFields, type MilestoneValues } from './milestoneValues'
import { useCreateMilestone } from './useCreateMilestone'

/** A form for a new milestone, with the draft that it keeps. */
export const useNewMilestone = (journeyId: JourneyId, draftKey = `milestone-new-${journeyId}`) => {
  const form = useForm<MilestoneValues>({ defaultValues: emptyMilestone, mode: 'onTouched' })
  const { clearDraft } = useFormDraft(form, { key: draftKey, defaults: emptyMilestone })
  const create = useCreateMilestone(journeyId, {
    draftKey,
    onCreated: clearDraft,
    onRefused: (error) => showFieldErrors(form, milestoneFields, error),
  })
  return { form, create, clearDraft, isDirty: form.formState.isDirty && !create.isSuccess }
}
