import { failureDetail, fieldErrors } from '@truenorth/shared-auth'

/** Why a milestone was not saved: the server's words, else the error's own, else a plain sentence. */
export const milestoneFailureText = (error: unknown) => {
  const [firstField] = Object.values(fieldErrors(error)).flat()
  const own = error instanceof Error ? error.message : ''
  return failureDetail(error) || firstField || own || 'Failed to save milestone'
}
