import { failureDetail, fieldErrors, isStatus } from '@truenorth/shared-auth'

const fieldText = (error: unknown) =>
  Object.entries(fieldErrors(error))
    .map(([field, messages]) => `${field}: ${messages.join(' ')}`)
    .join('; ')

/** Why a journey's changes were not saved, in the words of the error catalogue (section 8). */
export const saveFailureText = (error: unknown) => {
  const fallback = 'Failed to save changes.'
  if (isStatus(error, 400)) return failureDetail(error) || fieldText(error) || fallback
  if (isStatus(error, 404)) return 'Journey not found. It may have been deleted.'
  return isStatus(error, 500) ? 'Server error. Please try again later.' : fallback
}
