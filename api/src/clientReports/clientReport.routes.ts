import {
  longestReportedError,
  mostReports,
  remoteHealthSchema,
  remoteStates,
  type NewClientReport,
  type RemoteReport,
} from '@truenorth/api-contract/clientReports'
import * as z from 'zod/mini'
import { choice, integer, list, type FieldsOf } from '../fields/fields.ts'
import { notAnObject, releaseFields } from '../fields/release.ts'
import { text } from '../fields/text.ts'
import { defineRoutes, implement } from '../http/route.ts'
import type { ResourceParts } from '../idempotency/createItem.ts'
import { utcDay } from '../time/calendarDay.ts'
import { addMs, dayMs, hourMs } from '../time/instant.ts'
import type { ClientReportRepository } from './clientReport.repository.ts'
import { releaseKey, type PublishedReleases } from './publishedReleases.ts'
import { keptDays, remoteHealth } from './reportCounts.ts'

const reportFields = {
  ...releaseFields(),
  state: z.optional(choice(remoteStates)),
  load_ms: z.optional(integer({ min: 0, max: hourMs })),
  error: z.optional(text({ max: longestReportedError, blank: true })),
} satisfies FieldsOf<RemoteReport>

const newReportSchema = z.object({
  remotes: list(z.object(reportFields, { error: notAnObject })).check(z.maxLength(mostReports)),
} satisfies FieldsOf<NewClientReport>)

const path = '/client-reports/'

export const clientReportDefinitions = defineRoutes({
  create: {
    path,
    method: 'POST',
    access: 'user',
    summary: 'Tell how the remotes did in a browser',
    body: newReportSchema,
    answers: { 204: null },
  },
  list: {
    path,
    method: 'GET',
    access: 'admin',
    summary: 'How each version of each remote did in all browsers within a week',
    answers: { 200: z.array(remoteHealthSchema) },
  },
})

export type ClientReportParts = ResourceParts<{ clientReports: ClientReportRepository }> & {
  /** Reports of other releases are dropped. Without it all count. */
  releases?: PublishedReleases | undefined
}

/** What browsers report of the remotes, under /client-reports/: users send it, administrators read it. */
export const clientReportRoutes = ({ repositories, clock, releases }: ClientReportParts) => {
  const { clientReports } = repositories
  return implement(clientReportDefinitions, {
    create: async ({ body }) => {
      const { remotes } = await body()
      const published = await releases?.()
      const counted = published ? remotes.filter((one) => published.has(releaseKey(one))) : remotes
      await clientReports.add(counted, clock())
    },
    list: async () => {
      const from = utcDay(addMs(clock(), -(keptDays - 1) * dayMs))
      return remoteHealth(await clientReports.since(from))
    },
  })
}
