import type { ResetConfirm } from '@truenorth/api-contract/account'
import { invalid } from '../http/failure.ts'
import { implement } from '../http/route.ts'
import { foldedName } from '../fields/foldedName.ts'
import { passwordChangedLetter, resetLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { passwordResetDefinitions } from './auth.definitions.ts'
import { similarityErrors, strengthErrors } from './passwordRules.ts'
import { createTellOwner } from './tellOwner.ts'
import { hashOf, idOfUid, newSecret, uidOf } from '../http/secrets.ts'

const badToken = () => invalid({ token: ['Invalid token for given user.'] })

const refuseWeak = (errors: string[]) => {
  if (errors.length > 0) throw invalid({ new_password: errors })
}

/** Forgotten passwords: /auth/users/reset_password/ and /auth/users/reset_password_confirm/. */
export const passwordResetRoutes = (parts: AccountParts) => {
  const { users, passwordResets, hasher, limits, background, addressOf, clock, publicUrl } = parts
  const { mailer, accountEvents } = parts
  const tellOwner = createTellOwner(parts)

  // An unknown address costs a write and a letter too: the next call would tell it from a known one.
  const sendLink = async (email: string) => {
    const account = await users.byEmail(email)
    const known = account?.is_active ? account : undefined
    const addressee = known ?? { id: 0, username: email, email }
    const token = newSecret()
    const link = `${publicUrl}/password-reset-confirm/${uidOf(addressee.id)}/${token}`
    if (known) await passwordResets.add(known.id, hashOf(token), clock())
    else await limits.reset.count(`nobody ${email}`)
    const letter = await resetLetter(addressee, link)
    await (known ? mailer.send(letter) : mailer.rehearse(letter))
  }

  // The similarity to the owner is checked last, so that it reveals nothing to a caller without a valid token.
  const ownerOf = async ({ uid, token, new_password, re_new_password }: ResetConfirm) => {
    refuseWeak(await strengthErrors(new_password))
    if (new_password.normalize('NFC') !== re_new_password.normalize('NFC')) {
      throw invalid({ non_field_errors: ["The two password fields didn't match."] })
    }
    const account = await users.byId(idOfUid(uid) ?? 0)
    if (!account) throw invalid({ uid: ["Invalid user id or user doesn't exist."] })
    if (!(await passwordResets.isValid(account.id, hashOf(token), clock()))) throw badToken()
    refuseWeak(similarityErrors(new_password, account))
    return account
  }

  return implement(passwordResetDefinitions, {
    request: async ({ c, body }) => {
      const { email } = await body()
      await limits.resetByAddress.take(addressOf(c))
      await limits.reset.take(foldedName(email))
      background.run('reset mail', () => sendLink(email))
    },
    confirm: async ({ c, body }) => {
      const given = await body()
      await limits.signInByAddress.take(addressOf(c))
      const account = await ownerOf(given)
      const passwordHash = await hasher.hash(given.new_password)
      if (!(await passwordResets.use(hashOf(given.token)))) throw badToken()
      // Only the mailbox has proven itself: a passkey may belong to the stranger who is to be locked out.
      await users.setPassword(account.id, passwordHash, { endsShortcuts: true })
      await accountEvents.note(c, { userId: account.id, kind: 'password_reset', now: clock() })
      tellOwner(account, 'password mail', () => passwordChangedLetter(account, publicUrl))
      await limits.signInByAddress.giveBack(addressOf(c))
    },
  })
}
