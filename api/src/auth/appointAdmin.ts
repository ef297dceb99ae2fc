import type { Hasher } from './hasher.ts'
import { newSecret } from './keys.ts'
import type { Users } from './user.kysely.ts'
import { newUserSchema } from './user.schema.ts'

type Parts = { users: Users; hasher: Hasher; now: Date }

const usernameFrom = (name: string) => {
  const checked = newUserSchema.shape.username.safeParse(name)
  if (checked.success) return checked.data.normalize('NFKC')
  const [issue] = checked.error.issues
  throw new Error(`"${name}" is no user name. ${issue?.message ?? ''}`.trim())
}

/**
 * Makes somebody an administrator (D11). A name that nobody has becomes an account with a password
 * that is told once. Errors are one sentence for whoever runs it.
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
