import { busyText, failureDetail, fieldErrors } from '@truenorth/shared-auth'

/** What a refused form says: on the fields that the server names, else in a banner. */
export const failureIn = <Name extends string>(
  error: unknown,
  names: Record<string, Name>,
  otherwise: string,
) => {
  const said = fieldErrors(error)
  const fields = Object.entries(names).flatMap(([wireName, name]) => {
    const [message] = said[wireName] ?? []
    return message === undefined ? [] : [{ name, message }]
  })
  if (fields.length > 0) return { fields, banner: undefined }
  return { fields, banner: busyText(error) ?? failureDetail(error) ?? otherwise }
}
