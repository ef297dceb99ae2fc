import { fieldErrors } from '@truenorth/shared-auth'
import type { FieldPath, FieldValues, UseFormReturn } from '@truenorth/shared-ui/forms'

/** Puts what the server says against single fields under those fields; first message only. */
export const showFieldErrors = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
) => {
  const known = Object.keys(form.getValues()) as FieldPath<Values>[]
  const told = fieldErrors(error)
  for (const field of known) {
    const [message] = told[field] ?? []
    if (message) form.setError(field, { type: 'server', message })
  }
}
