import type { z } from 'zod'

/** What the OpenAPI document says of one route; the routes' own schemas say the rest. */
export type Operation = {
  summary: string
  body?: z.ZodObject
  /** The answers that are not errors, by status; null where there is no body. */
  answers: Record<number, z.ZodType | null>
}

/** By method and path under /api: `'POST /mood/'`. */
export type Operations = Record<string, Operation>
