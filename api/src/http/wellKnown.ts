// What other programs ask for under /.well-known (https://www.rfc-editor.org/rfc/rfc8615).
import { Hono } from 'hono'
import { addMs, dayMs } from '../time/instant.ts'

const freshMs = 180 * dayMs

export type WellKnownParts = {
  /** Where weaknesses are reported: an address with its scheme. */
  contact?: string | undefined
  /** The instant after which the contact is not to be used any more; without it half a year from now. */
  expires?: string | undefined
  publicUrl: string
  clock: () => Date
}

/** Where passwords are changed, and whom to tell of a weakness (https://www.rfc-editor.org/rfc/rfc9116). */
export const wellKnownRoutes = ({ contact, expires, publicUrl, clock }: WellKnownParts) =>
  new Hono()
    // The account asks visitors to sign in, and shows itself then.
    .get('/change-password', (c) => c.redirect('/account'))
    .get('/security.txt', (c) => {
      if (!contact) return c.text('Not found', 404)
      const until = expires ?? addMs(clock(), freshMs).toISOString()
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${until}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ]
      return c.text(`${lines.join('\n')}\n`)
    })
    .all('*', (c) => c.text('Not found', 404))
