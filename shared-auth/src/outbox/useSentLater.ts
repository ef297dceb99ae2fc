import { useEffect, useEffectEvent } from 'react'
import type { Sent } from './lately'
import { whenSent } from './whenSent'
import { contentOf } from './write'

type StandingForm = { kind: string; draft: string; body: unknown }

/**
 * Calls `onSent` when exactly what a form still shows has been sent behind its back: the place to
 * confirm it and to empty the form. `kind` and `draft` are those given to `sendOnce`, `body` is what
 * the form would send now.
 */
export const useSentLater = (form: StandingForm, onSent: () => unknown): void => {
  const { kind } = form
  const tell = useEffectEvent(({ draft, content }: Pick<Sent, 'draft' | 'content'>) =>
    draft === form.draft && content === contentOf(form.body) ? onSent() : undefined,
  )
  useEffect(() => whenSent(kind, (write) => tell(write)), [kind])
}
