import { setupNeeded } from '@truenorth/api-contract/inbox'
import type { Person } from '../http/context.ts'
import { Failure } from '../http/failure.ts'
import type { SecondFactors } from './secondFactor.kysely.ts'
import type { Sessions } from './session.kysely.ts'

const setUpFirst = () =>
  new Failure(403, {
    detail: 'Administrators need a second factor here. Set it up on your account page first.',
    code: setupNeeded,
  })

type Parts = { secondFactors: Pick<SecondFactors, 'isOn'>; sessions: Pick<Sessions, 'wayOf'> }

/**
 * Lets administrators pass whose account asks for codes, or who signed in with a passkey, which proves both factors at once.
 * @throws Failure 403 for others
 */
export const createTwoFactorGate =
  ({ secondFactors, sessions }: Parts) =>
  async ({ id, sessionId }: Person) => {
    if (await secondFactors.isOn(id)) return
    if ((await sessions.wayOf(sessionId)) !== 'passkey') throw setUpFirst()
  }
