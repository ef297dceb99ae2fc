// Who was here: sign-ins and changes of an account, under /auth/events/.
import * as z from 'zod/mini'
import { instant } from './common.ts'

/** For so many days an event is kept. */
export const eventDays = 90
/** Events that are listed. */
export const mostListedEvents = 100

/** Something that happened to an account, and in which browser; kinds and ways may come to be more. */
export const accountEventSchema = z.object({
  id: z.int(),
  kind: z.string().check(z.meta({ description: 'As `signed_in` or `password_changed`.' })),
  way: z.nullable(z.string()).check(
    z.meta({
      description:
        'How somebody signed in: `password`, `remembered`, `code`, `recovery` or `passkey`.',
    }),
  ),
  device: z.string().check(z.meta({ description: 'The browser as it named itself.' })),
  at: instant,
})

export type AccountEvent = z.infer<typeof accountEventSchema>
