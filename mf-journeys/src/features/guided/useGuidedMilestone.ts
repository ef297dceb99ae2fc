import { addDays } from '@truenorth/shared-ui'
import { useForm } from '@truenorth/shared-ui/forms'
import type { JourneyId } from '../../api/journeys'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import {
  emptyMilestone,
  milestoneFields,
  type MilestoneValues,
  toMilestone,
} from '../waypoint/milestoneValues'
import { useCreateMilestone } from '../waypoint/useCreateMilestone'
import type { MilestoneTemplate } from './milestoneTemplates'

/** The guided form for a new milestone, with its draft. */
export const useGuidedMilestone = (journeyId: JourneyId, today: string) => {
  const draftKey = `milestone-guided-${journeyId}`
  const form = useForm<MilestoneValues>({ defaultValues: emptyMilestone, mode: 'onTouched' })
  const { clearDraft } = useFormDraft(form, { key: draftKey, defaults: emptyMilestone })
  const create = useCreateMilestone(journeyId, {
    draftKey,
    onCreated: clearDraft,
    onRefused: (error) => showFieldErrors(form, milestoneFields, error),
  })
  const fill = ({ emoji: _emoji, days, ...template }: MilestoneTemplate) =>
    form.reset(
      { ...form.getValues(), ...template, target_date: addDays(today, days) },
      { keepDefaultValues: true },
    )
  const send = () => {
    const values = form.getValues()
    create.mutate({ ...toMilestone(values), progress: Number(values.progress) })
  }
  return {
    form,
    create,
    fill,
    send,
    clearDraft,
    isDirty: form.formState.isDirty && !create.isSuccess,
  }
}
