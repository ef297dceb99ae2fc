import { z } from 'zod'

type Messages = string[] | { [member: string]: Messages }

const messages: z.ZodType<Messages> = z.lazy(() =>
  z.union([z.array(z.string().min(1)).min(1), z.record(z.string(), messages)]),
)
const detail = z.looseObject({ detail: z.string().min(1) })
const byField = z.record(z.string(), messages).refine((fields) => Object.keys(fields).length > 0)
const present = z.looseObject({ id: z.int(), version: z.int() })

/** The form of every error response: a detail, or messages by field; for a 412 the present item. */
export const errorSchema = z.union([detail, byField, present])
