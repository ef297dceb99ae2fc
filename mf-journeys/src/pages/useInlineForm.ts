import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { journeyQueries } from '../api/journeys'
import type { InlineForm } from '../features/journey-form/InlineJourneyForm'

const readForm = (params: URLSearchParams): InlineForm | undefined => {
  const edit = params.get('edit')
  if (edit) return { edit }
  const form = params.get('form')
  return form === 'create' || form === 'quick' ? form : undefined
}

/** Which form is open in a page. It is in the address, so that a reload opens it again with its draft. */
export const useInlineForm = () => {
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const show = (form?: InlineForm) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('form')
        after.delete('edit')
        if (typeof form === 'object') after.set('edit', form.edit)
        else if (form) after.set('form', form)
        return after
      },
      { replace: true },
    )
  return {
    form: readForm(params),
    open: (form: InlineForm) => show(form),
    close: () => {
      show()
      void client.invalidateQueries({ queryKey: journeyQueries.all })
    },
  }
}
