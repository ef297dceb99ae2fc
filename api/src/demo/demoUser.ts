import type { Person } from '../http/person.ts'

/** Who a demo is signed in as; never an administrator (D10). */
export const demoUser: Person = {
  id: 1,
  username: 'Juniper',
  email: 'juniper@example.org',
  isStaff: false,
  isSuperuser: false,
  sessionId: 'demo',
}
