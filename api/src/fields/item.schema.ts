import { z } from 'zod'

/** What every stored item answers with: its id, and its version for `If-Match: "<version>"`. */
export const itemFields = {
  id: z.int(),
  version: z.int().meta({ description: 'Send it as If-Match: "<version>" to save only over it.' }),
}

/** An instant: `2031-03-01T10:00:00.123456Z`, the fraction left out when it is zero. */
export const instant = z.string().meta({ format: 'date-time' })

/** A calendar day: `2031-03-01`. */
export const calendarDay = z.string().meta({ format: 'date' })
