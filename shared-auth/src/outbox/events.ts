import { useEffect, useEffectEvent } from 'react'
import { report } from '../browser/report'

/** What tells one sent write from another. `content` is its body as text: see `contentOf`. */
export type SentWrite = {
  userId: string
  key: string
  kind: string
  draft: string | undefined
  path: string
  content: string
}

/** A body as text: two bodies are the same when their content is. */
export const contentOf = (body: unknown): string => JSON.stringify(body) ?? ''

type Listener = (write: Pick<SentWrite, 'kind' | 'path' | 'draft' | 'content'>) => unknown

const listeners = new Map<string, Set<Listener>>()

/**
 * Calls `listener` when a queued write of that kind has been sent, by any tab. Returns the function that
 * stops it.
 */
export const onWriteSent = (kind: string, listener: Listener): (() => void) => {
  const ofKind = listeners.get(kind) ?? new Set()
  listeners.set(kind, ofKind.add(listener))
  return () => ofKind.delete(listener)
}

const call = async (listener: Listener, { kind, path, draft, content }: SentWrite) => {
  try {
    await listener({ kind, path, draft, content })
  } catch (error) {
    report(error, `after a waiting ${kind} was sent`)
  }
}

/** Tells the listeners of this tab. */
export const announceSent = (write: SentWrite): void => {
  for (const listener of listeners.get(write.kind) ?? []) void call(listener, write)
}

/**
 * Calls `onSent` when a queued write of that kind has been sent, by any tab: the place to load again what
 * it changed. `kind` is the one given to `postIdempotent`.
 */
export const useOnWriteSent = (kind: string, onSent: () => unknown): void => {
  const tell = useEffectEvent(onSent)
  useEffect(() => onWriteSent(kind, () => tell()), [kind])
}
