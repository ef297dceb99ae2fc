import type { User } from '@truenorth/api-contract/account'
import { isAdmin, type Person } from '../http/context.ts'
import { implement } from '../http/route.ts'
import { meDefinitions } from './auth.definitions.ts'

/** A person in the form in which `/auth/users/me/` answers them. */
export const toUser = (person: Person): User => ({
  email: person.email,
  id: person.id,
  username: person.username,
  is_staff: person.isStaff,
  is_superuser: person.isSuperuser,
  is_admin: isAdmin(person),
  day_end: person.dayEnd,
})

/** Who is signed in. Apart from the other routes of accounts, so that the demo in the browser has it. */
export const meRoutes = () => implement(meDefinitions, { me: ({ user }) => toUser(user) })
