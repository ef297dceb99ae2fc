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
