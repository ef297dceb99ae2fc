import { useToday } from '@truenorth/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { createJourney } from '../../api/createJourney'
import { journeyQueries } from '../../api/journeyQueries'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import { createFields, type CreateValues, emptyJourney, toNewJourney } from './createValues'

const draftKey = 'journey-new'

/** The create form: its values, its draft, and what becomes of it. */
export const useCreateJourney = () => {
  const today = useToday()
  const client = useQueryClient()
  // What the form is compared with stays what it was when the form was opened.
  const [defaults] = useState(() => emptyJourney(today))
  const form = useForm<CreateValues>({ defaultValues: defaults, mode: 'onTouched' })
  const { clearDraft } = useFormDraft(form, { key: draftKey, defaults })
  const create = useMutation({
    mutationFn: (values: CreateValues) => createJourney(toNewJourney(values), draftKey),
    onSuccess: () => {
      clearDraft()
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
    onError: (error) => showFieldErrors(form, createFields, error),
  })
  return {
    today,
    form,
    create,
    clearDraft,
    isDirty: form.formState.isDirty && !create.isSuccess,
    submit: form.handleSubmit((values) => create.mutate(values)),
  }
}
