import { connection } from '@truenorth/shared-auth'
import { signOutQuestion } from './question'
import { useLeave } from './useLeave'

/** Signs out; asks first while something that was written has not been saved. */
export const useSignOut = () => {
  const leave = useLeave()
  const isUnsent = () => connection.waiting + connection.failed.length > 0
  return async () => {
    if (isUnsent()) return signOutQuestion.ask()
    return leave()
  }
}
