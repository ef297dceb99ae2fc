import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Milestone } from '@truenorth/api/contract'
import { useForm } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { refreshMilestones } from '../../api/milestoneCache'
import { type MilestoneKey, saveMilestone, type VersionedMilestone } from '../../api/milestones'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import {
  milestoneFields,
  type MilestoneValues,
  milestoneValuesOf,
  toMilestone,
} from './milestoneValues'

/** The form of a milestone that was read at a version. */
export const useEditMilestone = (key: MilestoneKey, { data, etag }: VersionedMilestone) => {
  const client = useQueryClient()
  const [defaults] = useState(() => milestoneValuesOf(data))
  const form = useForm<MilestoneValues>({ defaultValues: defaults, mode: 'onTouched' })
  const draft = useFormDraft(form, { key: `milestone-${data.id}`, defaults, etag })
  const save = useMutation({
    mutationFn: (over: string | undefined) =>
      saveMilestone(key, toMilestone(form.getValues()), over),
    onSuccess: () => {
      draft.clearDraft()
      void refreshMilestones(client, key.journeyId)
    },
    onError: (error) => showFieldErrors(form, milestoneFields, error),
  })
  /** Gives up what was typed for what was saved elsewhere. */
  const take = (theirs: Milestone) => {
    draft.clearDraft()
    form.reset(milestoneValuesOf(theirs))
    save.reset()
  }
  return { form, draft, save, take, isDirty: form.formState.isDirty && !save.isSuccess }
}
