import { usernameSchema } from './auth.definitions.ts'
import type { Hasher } from './hasher.ts'
import { newSecret } from '../http/secrets.ts'
import type { Users } from './user.kysely.ts'

type Parts = { users: Users; hasher: Hasher; now: Date }

const usernameFrom = (name: string) => {
  const checked = usernameSchema.safeParse(name)
  if (checked.success) return checked.data.normalize('NFKC')
  const [issue] = checked.error.issues
  throw new Error(`"${name}" is no user name. ${issue?.message ?? ''}`.trim())
}

/**
 * Makes a user an administrator (D11). An unknown name becomes an account, whose password is
 * returned once.
 * @throws one sentence for the operator when the name is not valid
 */
export const appointAdmin = async (name: string, { users, hasher, now }: Parts) => {
  const username = usernameFrom(name)
  const known = await users.byName(username)
  if (known) {
    await users.makeAdmin(known.id)
    return { username: known.username, password: undefined }
  }
  const password = newSecret()
  const passwordHash = await hasher.hash(password)
  const { id } = await users.add({ username, email: '', passwordHash, now })
  await users.makeAdmin(id)
  return { username, password }
}
