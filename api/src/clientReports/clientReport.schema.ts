import { z } from 'zod'
import { choice } from '../fields/choice.ts'
import { instant } from '../fields/item.schema.ts'
import { integer } from '../fields/integer.ts'
import { list } from '../fields/list.ts'
import { text } from '../fields/text.ts'

/** How a remote did in a browser: as meant, by its previous version, or not at all. */
export const remoteStates = ['well', 'previous', 'away'] as const

const hourMs = 3_600_000

const remoteReportSchema = z.object({
  name: text({ pattern: { is: /^[a-z][a-z0-9-]{0,31}$/, else: 'Not the name of a remote.' } }),
  version: text({ max: 64, pattern: { is: /^[\w.+-]+$/, else: 'Not a version.' } }),
  /** Absent when something failed later, in a remote that was shown. */
  state: choice(remoteStates).optional(),
  load_ms: integer({ min: 0, max: hourMs }).optional(),
  /** What failed, without anybody's words. */
  error: text({ max: 200, blank: true }).optional(),
})

export const newClientReportSchema = z.object({ remotes: list(remoteReportSchema).max(50) })

export const remoteHealthSchema = z.object({
  name: z.string(),
  version: z.string(),
  well: z.int().meta({ description: 'How often it was shown as meant.' }),
  previous: z.int().meta({ description: 'How often its previous version stepped in.' }),
  away: z.int().meta({ description: 'How often it could not be shown.' }),
  mean_load_ms: z.int().nullable(),
  last_error: z.string(),
  last_error_at: instant.nullable(),
  seen_at: instant,
})

export type RemoteReport = z.infer<typeof remoteReportSchema>
export type NewClientReport = z.infer<typeof newClientReportSchema>
export type RemoteHealth = z.infer<typeof remoteHealthSchema>
