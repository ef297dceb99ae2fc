import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import { invalid } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'
import { hashOf, keyOf, newSecret } from './keys.ts'
import { resetConfirmSchema, resetRequestSchema, type ResetConfirm } from './password.schema.ts'
import { likenessProblems, strengthProblems } from './passwordRules.ts'
import { resetLetter } from './resetLetter.ts'
import { idOfUid } from './userUid.ts'

const badToken = () => invalid({ token: ['Invalid token for given user.'] })

const refuseWeak = (problems: string[]) => {
  if (problems.length > 0) throw invalid({ new_password: problems })
}

/** Forgotten passwords, under /auth/users. */
export const passwordResetRoutes = (parts: AccountParts) => {
  const { users, passwordResets, hasher, limits, background, addressOf, clock } = parts

  const sendLink = async (email: string) => {
    const account = await users.byEmail(email)
    if (!account?.is_active) return
    const token = newSecret()
    await passwordResets.add(account.id, hashOf(token), clock())
    await parts.send(await resetLetter(account, token, parts.publicUrl))
  }

  // The owner's likeness is checked last: who has no good token learns nothing about the owner.
  const ownerOf = async ({ uid, token, new_password, re_new_password }: ResetConfirm) => {
    refuseWeak(strengthProblems(new_password))
    if (new_password !== re_new_password) {
      throw invalid({ non_field_errors: ["The two password fields didn't match."] })
    }
    const account = await users.byId(idOfUid(uid) ?? 0)
    if (!account) throw invalid({ uid: ["Invalid user id or user doesn't exist."] })
    if (!(await passwordResets.isGood(account.id, hashOf(token), clock()))) throw badToken()
    refuseWeak(likenessProblems(new_password, account))
    return account
  }

  return new Hono<AppEnv>()
    .post('/reset_password', body(resetRequestSchema), async (c) => {
      const { email } = c.var.body
      await limits.resetByAddress.take(addressOf(c))
      await limits.reset.take(keyOf(email))
      background.run('reset mail', () => sendLink(email))
      return c.body(null, 204)
    })
    .post('/reset_password_confirm', body(resetConfirmSchema), async (c) => {
      await limits.signInByAddress.take(addressOf(c))
      const { id } = await ownerOf(c.var.body)
      const passwordHash = await hasher.hash(c.var.body.new_password)
      if (!(await passwordResets.use(hashOf(c.var.body.token)))) throw badToken()
      await users.setPassword(id, passwordHash)
      await limits.signInByAddress.giveBack(addressOf(c))
      return c.body(null, 204)
    })
}
