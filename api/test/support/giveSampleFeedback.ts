import type { NewFeedback } from '@truenorth/api-contract/feedback'
import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { openDatabase } from '#src/db/openDatabase.ts'
import { kyselyFeedback } from '#src/feedback/feedback.kysely.ts'
import { addMs, dayMs } from '#src/time/instant.ts'

type SampleFeedback = { dataDir: string; now: Date }

const people = 26
const kinds = ['bug', 'general', 'improvement', 'general', 'feature'] as const
const pages = [
  '/journal',
  '/dashboard',
  '/mood/create',
  '/journey/:journeyId',
  '/mood/history/year',
]

// One person's messages over a quarter: the journal is liked less since 2.15.0, the mood as before.
const messagesOf = (person: number): { days: number; body: NewFeedback }[] => {
  const send = (days: number, name: string, version: string, rating: number) => ({
    days,
    body: {
      type: kinds[(person + days) % kinds.length],
      message: `Sample ${person} of ${name} ${version}`,
      rating,
      page: pages[(person + days) % pages.length] ?? '',
      context: { remotes: [{ name, version: `${version}-3fa9c1d2` }] },
    },
  })
  const spread = person % 3
  return [
    send(86 - 2 * person, 'journal', '2.14.0', 5 - (person % 2)),
    send(80 - 2 * person, 'mood', '2.15.0', 3 + spread),
    ...(person < 18 ? [send(26 - person, 'journal', '2.15.0', 2 + spread)] : []),
    ...(person < 12 ? [send(20 - person, 'mood', '2.16.0', 3 + ((person + 1) % 3))] : []),
    ...(person < 3 ? [send(2 + person, 'journal', '2.15.1', 4)] : []),
  ]
}

/** Adds feedback of made-up people from releases of two remotes, over a quarter, to a running installation. */
export const giveSampleFeedback = async ({ dataDir, now }: SampleFeedback) => {
  const database = await openDatabase({ url: undefined, dataDir, onIdleError: () => undefined })
  try {
    const users = kyselyUsers(database.db)
    const feedback = kyselyFeedback(database.db)
    for (const person of Array(people).keys()) {
      const username = `sample${person}`
      const author = await users.add({ username, email: '', passwordHash: '', now })
      for (const { days, body } of messagesOf(person))
        await feedback.add(author, body, addMs(now, -days * dayMs))
    }
  } finally {
    await database.close()
  }
}
