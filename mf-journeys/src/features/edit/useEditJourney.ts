import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Journey } from '@truenorth/api/contract'
import { toast } from '@truenorth/shared-ui'
import { useForm } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import type { VersionedJourney } from '../../api/journeys'
import { saveJourney } from '../../api/journeys'
import { journeyQueries } from '../../api/journeyQueries'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import { useAfterSuccess } from '../success/useAfterSuccess'
import { editFields, type EditValues, toChanges, valuesOf } from './editValues'

/** The edit form of a journey that was read at a version. */
export const useEditJourney = ({ data, etag }: VersionedJourney, onSaved: () => void) => {
  const client = useQueryClient()
  const [defaults] = useState(() => valuesOf(data))
  const form = useForm<EditValues>({ defaultValues: defaults, mode: 'onChange' })
  const draft = useFormDraft(form, { key: `journey-${data.id}`, defaults, etag })
  const save = useMutation({
    mutationFn: (over: string | undefined) =>
      saveJourney(data.id, toChanges(form.getValues()), over),
    onSuccess: () => {
      draft.clearDraft()
      toast.show({ text: 'Changes saved', tone: 'good' })
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
    onError: (error) => showFieldErrors(form, editFields, error),
  })
  useAfterSuccess(save.isSuccess, onSaved)
  /** Gives up what was typed for what was saved elsewhere. */
  const take = (theirs: Journey) => {
    draft.clearDraft()
    form.reset(valuesOf(theirs))
    save.reset()
  }
  return { form, draft, save, take, isDirty: form.formState.isDirty && !save.isSuccess }
}
