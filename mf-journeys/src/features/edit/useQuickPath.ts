import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { createJourney } from '../../api/createJourney'
import { journeyQueries } from '../../api/journeyQueries'
import { useFormDraft } from '../draft/useFormDraft'
import { showFieldErrors } from '../form/showFieldErrors'
import { editFields, type EditValues, quickPath, toQuickPath } from './editValues'

const draftKey = 'journey-quick'

/** A new journey by the short form: active, from today. */
export const useQuickPath = (today: string) => {
  const client = useQueryClient()
  const [defaults] = useState(() => quickPath(today))
  const form = useForm<EditValues>({ defaultValues: defaults, mode: 'onChange' })
  const draft = useFormDraft(form, { key: draftKey, defaults })
  const create = useMutation({
    mutationFn: (values: EditValues) => createJourney(toQuickPath(values, today), draftKey),
    onSuccess: () => {
      draft.clearDraft()
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
    onError: (error) => showFieldErrors(form, editFields, error),
  })
  return { form, draft, create }
}
