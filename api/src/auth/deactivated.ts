import { deactivated } from '@truenorth/api-contract/operators'
import { Failure } from '../http/failure.ts'

/** What somebody is told who has proven that a deactivated account is theirs. */
export const deactivatedFailure = () =>
  new Failure(403, {
    detail:
      'This account has been deactivated by an administrator of this site. Ask them about it: nothing in it was deleted.',
    code: deactivated,
  })
