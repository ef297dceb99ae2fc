// The entry point of the package for the shell: the API's own handlers over sample data, in the browser.
import { config } from 'zod/mini'
import { createApp } from '../app.ts'
import { logoutDefinitions, userDefinitions } from '../auth/auth.definitions.ts'
import { toUser } from '../auth/me.routes.ts'
import { browserDefinitions } from '../browserDefinitions.ts'
import type { Person } from '../http/context.ts'
import { implement } from '../http/route.ts'
import { memoryRepositories } from '../repositories.ts'
import { addSampleFeedback } from './sampleFeedback.ts'
import { addSampleYear } from './sampleYear.ts'

export type DemoStart = {
  /** When the demo began. The sample year ends here; the same moment gives the same year. */
  startedAt: Date
  /** The visitor's time zone, as an IANA name. */
  zone: string
  clock: () => Date
}

/** Answers a request to /api/… as the server would. */
export type DemoHandler = (request: Request) => Promise<Response>

// A demo user is never an administrator (D10).
const demoUser: Person = {
  id: 1,
  username: 'Juniper',
  email: 'juniper@example.org',
  isStaff: false,
  isSuperuser: false,
  dayEnd: 0,
  sessionId: 'demo',
}

/** Opens the demo: one user and a year of sample data, all of it in memory. */
export const openDemo = async ({ startedAt, zone, clock }: DemoStart): Promise<DemoHandler> => {
  // The site's content policy forbids the code that zod would otherwise generate.
  config({ jitless: true })
  const repositories = memoryRepositories()
  let user = demoUser
  await addSampleYear(repositories, { userId: demoUser.id, startedAt, zone })
  await addSampleFeedback(repositories.feedback, demoUser, startedAt)
  const app = createApp({
    definitions: browserDefinitions,
    repositories,
    identify: async () => user,
    clock,
    serverRoutes: [
      ...implement(logoutDefinitions, { logout: () => ({}) }),
      // Nothing else of a demo user can be changed.
      ...implement(
        { change: userDefinitions.change },
        {
          change: async ({ body }) => {
            const { day_end: dayEnd = user.dayEnd } = await body()
            user = { ...user, dayEnd }
            return toUser(user)
          },
        },
      ),
    ],
  })
  return async (request) => app.fetch(request)
}
