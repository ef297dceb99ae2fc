import { isStatus } from '@truenorth/shared-auth'

/** What a request answers, or `otherwise` from an older server, which does not know its path yet. */
export const orOfOlder = async <Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> => {
  try {
    return await answer
  } catch (error) {
    if (isStatus(error, 404)) return otherwise
    throw error
  }
}
