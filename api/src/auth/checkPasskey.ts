import type { PasskeyAssertion } from '@truenorth/api-contract/passkeys'
import { hashOf } from '../http/secrets.ts'
import type { AccountParts } from './accountParts.ts'
import { challengeIn, relyingParty, verifyAssertion } from './verifyPasskey.ts'

type CheckParts = Pick<
  AccountParts,
  'users' | 'passkeys' | 'passkeyChallenges' | 'clock' | 'publicUrl'
>

/** How the challenge of a lock is stored: one that was handed out to open it is good for nothing else, as adding a passkey. */
export const hashOfLockChallenge = (challenge: string) => hashOf(`app lock ${challenge}`)

/**
 * The account, active or not, whose passkey answered a challenge, which is used up. `challenged` is the account that the challenge
 * was handed out to; null where anybody may answer. Undefined when the answer is not accepted.
 */
export const createPasskeyCheck = (parts: CheckParts, hash = hashOf) => {
  const { users, passkeys, passkeyChallenges, clock, publicUrl } = parts
  const site = relyingParty(publicUrl)

  return async (credential: PasskeyAssertion['credential'], challenged: number | null) => {
    const challenge = challengeIn(credential.response.clientDataJSON)
    if (!challenge || !(await passkeyChallenges.use(hash(challenge), challenged, clock())))
      return undefined
    const passkey = await passkeys.byCredential(credential.id)
    if (!passkey || (challenged !== null && passkey.user_id !== challenged)) return undefined
    const account = await users.byId(passkey.user_id)
    if (!account || account.passkey_handle !== credential.response.userHandle) return undefined
    const counter = await verifyAssertion(credential, passkey, { challenge, site })
    if (counter === undefined) return undefined
    return (await passkeys.use(passkey, counter, clock())) ? account : undefined
  }
}
