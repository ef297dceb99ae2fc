import type { Person } from '../http/context.ts'
import { invalid } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'

type Account = { id: number; password_hash: string }

/**
 * Checks the password of an account. One that was stored in another Unicode form, before passwords
 * were composed (D48), is stored anew. An account that does not exist takes the same time (D30).
 */
export const createPasswordCheck =
  ({ users, hasher }: Pick<AccountParts, 'users' | 'hasher'>) =>
  async (account: Account | undefined, password: string) => {
    const { isRight, isOutdated } = await hasher.verify(account?.password_hash, password)
    if (account && isOutdated) await users.rehash(account.id, await hasher.hash(password))
    return isRight
  }

/**
 * Asks for the password again before what cannot be undone; attempts are counted per user.
 * @throws Failure 400 when it is wrong, 429 when there were too many
 */
export const createConfirmPassword = (parts: AccountParts) => {
  const { users, limits } = parts
  const isPasswordOf = createPasswordCheck(parts)
  return async ({ id }: Person, password: string) => {
    const key = `user ${id}`
    await limits.signIn.take(key)
    const isRight = await isPasswordOf(await users.byId(id), password)
    if (!isRight) throw invalid({ current_password: ['Invalid password.'] })
    await limits.signIn.forget(key)
  }
}
