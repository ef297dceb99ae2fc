import { busyText, failureDetail, fieldErrors } from '@truenorth/shared-auth'

const unexpected = 'An unexpected error occurred during registration. Please try again.'
const fieldNames = ['username', 'email', 'password'] as const

type FieldFault = { name: (typeof fieldNames)[number]; message: string }

/** What to show for a refused registration: the first word on each field, and a banner for the rest. */
export const registrationFailure = (error: unknown) => {
  const said = fieldErrors(error)
  const fields = fieldNames.flatMap((name): FieldFault[] => {
    const [message] = said[name] ?? []
    return message === undefined ? [] : [{ name, message }]
  })
  const others = Object.entries(said)
    .filter(([name]) => !fieldNames.some((known) => known === name))
    .flatMap(([, messages]) => messages)
  const words = [failureDetail(error), ...others].filter((text) => text !== undefined)
  const isExplained = fields.length > 0 || words.length > 0
  return {
    fields,
    banner: busyText(error) ?? (isExplained ? words.join(' | ') || undefined : unexpected),
  }
}
