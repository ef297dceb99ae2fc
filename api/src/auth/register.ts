import type { Context } from 'hono'
import { isDuplicate } from '../db/isDuplicate.ts'
import { invalid } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'
import { passwordProblems } from './passwordRules.ts'
import type { NewUser, RegisteredUser } from './user.schema.ts'

export const emailTaken = { email: ['user with this email already exists.'] }
const usernameTaken = { username: ['A user with that username already exists.'] }

type Wanted = { username: string; email: string }

/** Makes an account, or throws a 400 that says which field stands against it. */
export const createRegister = ({ users, hasher, limits, addressOf, clock }: AccountParts) => {
  const refuseTaken = async ({ username, email }: Wanted) => {
    const taken = {
      ...((await users.byName(username)) && usernameTaken),
      ...(email !== '' && (await users.byEmail(email)) && emailTaken),
    }
    if (Object.keys(taken).length > 0) throw invalid(taken)
  }

  return async (c: Context, { password, ...given }: NewUser): Promise<RegisteredUser> => {
    const wanted = { username: given.username.normalize('NFKC'), email: given.email ?? '' }
    await limits.registration.take(addressOf(c))
    await refuseTaken(wanted)
    const problems = passwordProblems(password, wanted)
    if (problems.length > 0) throw invalid({ password: problems })

    const passwordHash = await hasher.hash(password)
    try {
      const { email, username, id } = await users.add({ ...wanted, passwordHash, now: clock() })
      return { email, username, id }
    } catch (error) {
      if (isDuplicate(error)) await refuseTaken(wanted)
      throw error
    }
  }
}
