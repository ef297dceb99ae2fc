import type { NewUser, RegisteredUser } from '@truenorth/api-contract/account'
import type { Context } from 'hono'
import { isDuplicate } from '../db/errors.ts'
import { words } from '../fields/words.ts'
import type { Person } from '../http/context.ts'
import { invalid } from '../http/failure.ts'
import { implement, type Call } from '../http/route.ts'
import { addressChangedLetter, passwordChangedLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { userDefinitions } from './auth.definitions.ts'
import { createConfirmPassword } from './checkPassword.ts'
import { deviceHashIn, deviceNameIn } from './deviceCookie.ts'
import { toUser } from './me.routes.ts'
import { passwordErrors } from './passwordRules.ts'
import { createTellOwner } from './tellOwner.ts'
import { newSecret } from '../http/secrets.ts'

const emailTaken = { email: ['user with this email already exists.'] }
const usernameTaken = { username: ['A user with that username already exists.'] }

type Wanted = { username: string; email: string }

const createRegister = ({ users, hasher, limits, addressOf, clock }: AccountParts) => {
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
    const errors = await passwordErrors(password, wanted)
    if (errors.length > 0) throw invalid({ password: errors })

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

type Change = Call<typeof userDefinitions.change>

/** Registration and the user's own account, under /auth/users/. */
export const userRoutes = (parts: AccountParts) => {
  const { users, hasher, mailer, background, publicUrl, clock } = parts
  const { secondFactors, rememberedDevices, accountEvents } = parts
  const register = createRegister(parts)
  const confirmPassword = createConfirmPassword(parts)
  const tellOwner = createTellOwner(parts)

  const setEmail = async (user: Person, email: string) => {
    const other = email === '' ? undefined : await users.byEmail(email)
    if (other && other.id !== user.id) throw invalid(emailTaken)
    try {
      await users.setEmail(user.id, email, user.sessionId)
    } catch (error) {
      throw isDuplicate(error) ? invalid(emailTaken) : error
    }
    // The owner of the old address learns that reset links now go elsewhere.
    tellOwner(user, 'account mail', () => addressChangedLetter(user, publicUrl))
  }

  // Whoever has the address can set a new password: a session alone does not allow to change it (D47).
  const change = async ({ c, user, body }: Pick<Change, 'c' | 'user' | 'body'>) => {
    const { email = user.email, current_password, day_end: dayEnd = user.dayEnd } = await body()
    if (email !== user.email) {
      if (current_password === undefined) throw invalid({ current_password: [words.required] })
      await confirmPassword(user, current_password)
      await setEmail(user, email)
      await accountEvents.note(c, { userId: user.id, kind: 'email_changed', now: clock() })
    }
    if (dayEnd !== user.dayEnd) await users.setDayEnd(user.id, dayEnd)
    return toUser({ ...user, email, dayEnd })
  }

  // The sign-in that follows a new password asks for no code here, where a session had proven both; everywhere else it does.
  const keepThisDevice = async (c: Context, { id: userId }: Person) => {
    if (!(await secondFactors.isOn(userId))) return
    const hash = deviceHashIn(c)
    await rememberedDevices.forgetOthers(userId, hash)
    if (hash)
      await rememberedDevices.allowOnce({ userId, hash, device: deviceNameIn(c), now: clock() })
  }

  return implement(userDefinitions, {
    list: ({ user: { email, id, username } }) => [{ email, id, username }],
    register: async ({ c, body }) => register(c, await body()),
    replace: change,
    change,
    remove: async ({ user, body }) => {
      const { current_password } = await body()
      await confirmPassword(user, current_password)
      await users.remove(user.id, (transaction) => parts.forgetAuthor(transaction, user.id))
      background.run('letters of a deleted account', () => mailer.forget(user.id, user.email))
    },
    deviceKey: async ({ user }) => ({ key: await users.deviceKey(user.id, newSecret()) }),
    setPassword: async ({ c, user, body }) => {
      const { current_password, new_password, removes_passkeys: endsShortcuts } = await body()
      await confirmPassword(user, current_password)
      const errors = await passwordErrors(new_password, user)
      if (errors.length > 0) throw invalid({ new_password: errors })
      const passwordHash = await hasher.hash(new_password)
      await users.setPassword(user.id, passwordHash, { endsShortcuts: endsShortcuts ?? false })
      await accountEvents.note(c, { userId: user.id, kind: 'password_changed', now: clock() })
      await keepThisDevice(c, user)
      tellOwner(user, 'account mail', () => passwordChangedLetter(user, publicUrl))
    },
  })
}
