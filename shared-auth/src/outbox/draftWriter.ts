import { report } from '../browser/report'
import { dropDraft, saveDraft } from './drafts'
import { detachDraft, detachRefused } from './queue'

const pending = new Set<Promise<unknown>>()
const openForms = new Set<() => void>()

/** Resolves when everything that forms have handed over so far is stored. */
export const draftsStored = async (): Promise<void> => {
  // What was handed over during a write is written after it.
  while (pending.size > 0) await Promise.all(pending)
}

/** Stores at once what open forms hold: a save may be the last thing that a page does. */
export const flushDrafts = (): Promise<void> => {
  for (const flush of openForms) flush()
  return draftsStored()
}

/** Stores the draft of one open form while the user types, as fast as the browser's database takes it. */
export const openDraft = (userId: string, key: string) => {
  let isWriting = false
  let next: { value: unknown; editedAt: number } | undefined
  let editedAt: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const inOrder = (act: () => Promise<unknown>) => {
    const work = last.then(act).catch((error: unknown) => report(error, `draft ${key}`))
    last = work
    pending.add(work)
    void work.finally(() => pending.delete(work))
    return work
  }
  const flush = () => {
    const due = next
    next = undefined
    if (!due) return
    isWriting = true
    void inOrder(() => saveDraft(key, due.value, userId, due.editedAt)).finally(() => {
      isWriting = false
      flush()
    })
  }
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  openForms.add(flush)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flushWhenHidden)

  return {
    isEdited: () => editedAt !== undefined,
    set: (value: unknown) => {
      editedAt = Date.now()
      next = { value, editedAt }
      // A value that comes while another is being stored is stored next, whole.
      if (!isWriting) flush()
    },
    clear: () => {
      next = undefined
      void inOrder(async () => {
        await dropDraft(key, userId)
        await detachRefused(userId, key)
      })
    },
    close: () => {
      openForms.delete(flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
      void inOrder(() => detachDraft(userId, key, editedAt ?? 0))
    },
  }
}

/** See `openDraft`. */
export type DraftWriter = ReturnType<typeof openDraft>
