// How the remotes do in browsers: /client-reports/
import * as z from 'zod/mini'
import { instant } from './common.ts'

/** How a remote did in a browser: `well` as meant, `previous` by its previous version, `away` not at all. */
export const remoteStates = ['well', 'previous', 'away'] as const
export type RemoteState = (typeof remoteStates)[number]

/** Reports in one request. */
export const mostReports = 50
/** Code points of a reported error. */
export const longestReportedError = 200
/** Code points of a remote's version. */
export const longestVersion = 64

/** How one version of one remote did in all browsers within a week. */
export const remoteHealthSchema = z.object({
  name: z.string(),
  version: z.string(),
  well: z.int().check(z.meta({ description: 'How often it was shown as meant.' })),
  previous: z.int().check(z.meta({ description: 'How often its previous version stepped in.' })),
  away: z.int().check(z.meta({ description: 'How often it could not be shown.' })),
  mean_load_ms: z.nullable(z.int()),
  last_error: z.string(),
  last_error_at: z.nullable(instant),
  seen_at: instant,
})

export type RemoteHealth = z.infer<typeof remoteHealthSchema>

/** How one remote did in one browser. */
export type RemoteReport = {
  name: string
  version: string
  /** Absent when something failed later, in a remote that was shown. */
  state?: RemoteState | undefined
  load_ms?: number | undefined
  /** What failed, in words that hold nothing personal. */
  error?: string | undefined
}

/** What a browser sends now and then. */
export type NewClientReport = { remotes: RemoteReport[] }
