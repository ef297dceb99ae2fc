import { fieldErrors } from '@truenorth/shared-auth'
import type { FieldPath, FieldValues, UseFormReturn } from '@truenorth/shared-ui/forms'

/** Puts what the server says against single fields under those fields; first message only. */
export const showFieldErrors = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
  error: unknown,
) => {
  const told = fieldErrors(error)
  for (const field of fields) {
    const [message] = told[field] ?? []
    if (message) form.setError(field, { type: 'server', message })
  }
}
