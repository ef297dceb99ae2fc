import { report } from '../report/report'
import type { Sent } from './lately'

type Listener = (write: Pick<Sent, 'kind' | 'path' | 'draft' | 'content'>) => unknown

const listeners = new Map<string, Set<Listener>>()

/**
 * Calls `listener` when a waiting write of that kind has been sent after all, by whichever tab:
 * the place to invalidate queries. Answers with the way to stop it.
 */
export const whenSent = (kind: string, listener: Listener): (() => void) => {
  const ofKind = listeners.get(kind) ?? new Set()
  listeners.set(kind, ofKind.add(listener))
  return () => ofKind.delete(listener)
}

const tell = async (listener: Listener, { kind, path, draft, content }: Sent) => {
  try {
    await listener({ kind, path, draft, content })
  } catch (error) {
    report(error, `after a waiting ${kind} was sent`)
  }
}

export const announceSent = (write: Sent): void => {
  for (const listener of listeners.get(write.kind) ?? []) void tell(listener, write)
}
