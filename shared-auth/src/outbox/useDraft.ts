import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '../browser/report'
import { useSession } from '../session/session'
import { loadDraft } from './drafts'
import { type DraftWriter, draftsStored, openDraft } from './draftWriter'
import { contentOf, onWriteSent, type SentWrite } from './events'
import { forgetSent } from './sentWrites'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (sample: object) => Object.keys(sample).length === 0

const isLike = <T>(stored: unknown, sample: T): stored is T => {
  // A field that is empty at first may hold anything later.
  if (sample === undefined || sample === null) return true
  if (Array.isArray(sample)) {
    const [first]: unknown[] = sample
    return Array.isArray(stored) && stored.every((item) => isLike(item, first))
  }
  if (typeof sample === 'number') return Number.isFinite(stored)
  if (isRecord(sample)) return isRecord(stored)
  return typeof stored === typeof sample
}

const fitFields = (stored: Record<string, unknown>, initial: Record<string, unknown>) =>
  Object.entries(initial).map(([name, sample]) => {
    const value = Object.hasOwn(stored, name) ? fitToForm(stored[name], sample) : undefined
    return [name, value === undefined ? sample : value]
  })

/** Takes of a stored draft what still fits the form: fields it has, of the kind it expects. */
export const fitToForm = <T>(stored: unknown, initial: T): T | undefined => {
  if (!isLike(stored, initial)) return undefined
  // An object that is empty at first is a collection, which may hold any names.
  if (!isRecord(initial) || !isRecord(stored) || isEmpty(initial)) return stored
  return Object.assign({}, initial, Object.fromEntries(fitFields(stored, initial)))
}

type Shown<T> = { key: string | undefined; draft: T; restored: boolean }

/**
 * What the user types, kept per user for 30 days through reloads, crashes and expired sessions.
 * `restored` turns true when a draft was found; typing before that wins. Call it where `initial` is final
 * (after loading). Call `clearDraft` after a save or a discard. Give `key` to `postIdempotent` as `draft`.
 * `isUsable` refuses a draft that fits by kind and yet cannot be content of the form. Without a `key`
 * nothing is stored: for passwords.
 */
export const useDraft = <T>(
  key: string | undefined,
  initial: T,
  isUsable?: (draft: T) => boolean,
) => {
  const { userId } = useSession()
  const fresh: Shown<T> = { key, draft: initial, restored: false }
  const [latest, setShown] = useState(fresh)
  const shown = latest.key === key ? latest : fresh
  const writer = useRef<DraftWriter>(undefined)
  const start = useRef(initial)
  const isFit = useEffectEvent((draft: T) => isUsable?.(draft) ?? true)

  useEffect(() => {
    start.current = initial
  })

  useEffect(() => {
    if (!userId || key === undefined) return undefined
    const own = openDraft(userId, key)
    writer.current = own
    let isOpen = true
    forgetSent(userId, key)
    const restore = async () => {
      // A form that was closed a moment ago may still be storing what it held.
      await draftsStored()
      const stored = await loadDraft(key, userId)
      if (!isOpen || own.isEdited() || stored === undefined) return
      const draft = fitToForm(stored, start.current)
      if (draft !== undefined && isFit(draft)) setShown({ key, draft, restored: true })
    }
    restore().catch((error: unknown) => report(error, `draft ${key}`))
    return () => {
      isOpen = false
      own.close()
    }
  }, [userId, key])

  const setDraft = (draft: T) => {
    writer.current?.set(draft)
    setShown({ ...shown, draft })
  }
  const clearDraft = () => {
    writer.current?.clear()
    setShown(fresh)
  }
  return { draft: shown.draft, restored: shown.restored, setDraft, clearDraft }
}

type FilledForm = { kind: string; draft: string; body: unknown }

/**
 * Calls `onSent` when exactly what a form still shows has been sent from the queue: the place to confirm
 * it and to empty the form. `kind` and `draft` are those given to `postIdempotent`, `body` is what the form
 * would send now.
 */
export const useOnFormSent = (form: FilledForm, onSent: () => unknown): void => {
  const tell = useEffectEvent(({ draft, content }: Pick<SentWrite, 'draft' | 'content'>) =>
    draft === form.draft && content === contentOf(form.body) ? onSent() : undefined,
  )
  const { kind } = form
  useEffect(() => onWriteSent(kind, (write) => tell(write)), [kind])
}
