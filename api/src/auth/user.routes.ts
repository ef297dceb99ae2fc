import { Hono, type Context } from 'hono'
import { isDuplicate } from '../db/isDuplicate.ts'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import { invalid } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'
import { addressChangedLetter } from './addressChangedLetter.ts'
import { confirmPassword } from './confirmPassword.ts'
import { currentPasswordSchema, newPasswordSchema } from './password.schema.ts'
import { passwordProblems } from './passwordRules.ts'
import { createRegister, emailTaken } from './register.ts'
import { toUser } from './toUser.ts'
import { newUserSchema, userChangesSchema, type UserChanges } from './user.schema.ts'

type Changes = Context<AppEnv & { Variables: { body: UserChanges } }>

/** One's own account, under /auth/users. */
export const userRoutes = (parts: AccountParts) => {
  const { users, hasher } = parts
  const register = createRegister(parts)

  // A link to reset the password now goes elsewhere: where it went before, somebody may want to know.
  const tellOldAddress = (user: { username: string; email: string }) =>
    parts.background.run('address mail', async () =>
      parts.send(await addressChangedLetter(user, parts.publicUrl)),
    )

  const change = async (c: Changes) => {
    const { user, body: changes } = c.var
    const { email = user.email } = changes
    try {
      if (email !== user.email) await users.setEmail(user.id, email)
    } catch (error) {
      throw isDuplicate(error) ? invalid(emailTaken) : error
    }
    if (email !== user.email && user.email !== '') tellOldAddress(user)
    return c.json(toUser({ ...user, email }))
  }

  return new Hono<AppEnv>()
    .get('/', (c) => {
      const { email, id, username } = c.var.user
      return c.json([{ email, id, username }])
    })
    .post('/', body(newUserSchema), async (c) => c.json(await register(c, c.var.body), 201))
    .put('/me', body(userChangesSchema), change)
    .patch('/me', body(userChangesSchema), change)
    .delete('/me', body(currentPasswordSchema), async (c) => {
      await confirmPassword(parts, c.var.user, c.var.body.current_password)
      await users.remove(c.var.user.id)
      return c.body(null, 204)
    })
    .post('/set_password', body(newPasswordSchema), async (c) => {
      const { current_password, new_password } = c.var.body
      await confirmPassword(parts, c.var.user, current_password)
      const problems = passwordProblems(new_password, c.var.user)
      if (problems.length > 0) throw invalid({ new_password: problems })
      await users.setPassword(c.var.user.id, await hasher.hash(new_password))
      return c.body(null, 204)
    })
}
