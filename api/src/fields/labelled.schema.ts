import { z } from 'zod'

/** One row of a drop-down list: what is sent and what is read. */
export const labelledSchema = z.object({ value: z.string(), label: z.string() })

export type Labelled = z.infer<typeof labelledSchema>
