import { invalid } from '../http/failure.ts'
import type { Person } from '../http/person.ts'
import type { AccountParts } from './accountParts.ts'

/** Asks for the password again before what cannot be undone; guesses are counted. */
export const confirmPassword = async (
  { users, hasher, limits }: AccountParts,
  { id }: Person,
  password: string,
) => {
  const key = `user ${id}`
  await limits.signIn.take(key)
  const account = await users.byId(id)
  const right = await hasher.verify(account?.password_hash, password)
  if (!right) throw invalid({ current_password: ['Invalid password.'] })
  await limits.signIn.forget(key)
}
