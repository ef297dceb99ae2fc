import type { Person } from './person.ts'

/** What every handler finds in its context. `user` is there on all routes that the access table closes. */
export type AppEnv = {
  Variables: { user: Person; route: string; requestId: string }
}
