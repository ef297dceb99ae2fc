// What the wire shapes of all resources share.
import * as z from 'zod/mini'

const isDated = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * An instant in ISO 8601: `2031-03-01T10:00:00.123456Z`. The server writes UTC and leaves the
 * fraction out when it is zero.
 */
export const instant = z.string().check(z.refine(isDated), z.meta({ format: 'date-time' }))

/** A calendar day without a zone: `2031-03-01`. */
export const calendarDay = z.string().check(z.refine(isDated), z.meta({ format: 'date' }))

/** The fields of every stored item: its id, and a version that grows by one with each change. */
export const itemFields = {
  id: z.int(),
  version: z
    .int()
    .check(z.meta({ description: 'Send it as If-Match: "<version>" to save only over it.' })),
}

/** One row of a drop-down list: the value that is sent and the label that is shown. */
export const labelledSchema = z.object({ value: z.string(), label: z.string() })

export type Labelled = z.infer<typeof labelledSchema>

export { headerNames } from './headers.ts'
