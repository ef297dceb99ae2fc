import { z } from 'zod'
import { instant } from '../fields/item.schema.ts'

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string().meta({ description: 'The browser as it named itself at sign-in.' }),
  created_at: instant,
  last_used_at: instant,
  is_current: z.boolean(),
})

/** One place where a user is signed in. */
export type Session = z.infer<typeof sessionSchema>
