import { isAdmin, type Person } from '../http/person.ts'
import type { User } from './user.schema.ts'

/** A person as `/auth/users/me/` shows them. */
export const toUser = (person: Person): User => ({
  email: person.email,
  id: person.id,
  username: person.username,
  is_staff: person.isStaff,
  is_superuser: person.isSuperuser,
  is_admin: isAdmin(person),
})
