import { config } from 'zod'
import { createApp } from '../app.ts'
import { memoryRepositories } from '../memoryRepositories.ts'
import { addSampleYear } from './addSampleYear.ts'
import { demoAccounts } from './demoAccounts.ts'
import { demoUser } from './demoUser.ts'

export type DemoStart = {
  /** When the demo began: the sample year ends here. The same moment gives the same year. */
  startedAt: Date
  /** The visitor's time zone, as an IANA name. */
  zone: string
  clock: () => Date
}

/** Answers a request to /api/… as the server would. */
export type DemoHandler = (request: Request) => Promise<Response>

/** Opens the demo: one user, a year of sample data, nothing that leaves memory. */
export const openDemo = async ({ startedAt, zone, clock }: DemoStart): Promise<DemoHandler> => {
  // The site's content policy forbids the code that zod would otherwise write for itself.
  config({ jitless: true })
  const repositories = memoryRepositories()
  await addSampleYear(repositories, { userId: demoUser.id, startedAt, zone })
  const app = createApp({
    repositories,
    identify: async () => demoUser,
    clock,
    accounts: demoAccounts(),
  })
  return async (request) => app.fetch(request)
}
