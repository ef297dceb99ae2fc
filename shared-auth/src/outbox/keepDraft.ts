import { report } from '../report/report'
import { dropDraft, saveDraft } from './drafts'
import { handOver } from './handOver'

const underWay = new Set<Promise<unknown>>()
const openForms = new Set<() => void>()

/** Resolves when everything that forms have handed over so far is written down. */
export const draftsAtRest = async (): Promise<void> => void (await Promise.all(underWay))

/** Writes down at once what open forms hold: a save may be the last thing that a page does. */
export const writeDownDrafts = (): Promise<void> => {
  for (const flush of openForms) flush()
  return draftsAtRest()
}

/** The keeper of one open form's draft: writes down what is typed as fast as the browser's database takes it. */
export const keepDraft = (userId: string, key: string) => {
  let isWriting = false
  let pending: { value: unknown; editedAt: number } | undefined
  let editedAt: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const inOrder = (act: () => Promise<unknown>) => {
    const next = last.then(act).catch((error: unknown) => report(error, `draft ${key}`))
    last = next
    underWay.add(next)
    void next.finally(() => underWay.delete(next))
    return next
  }
  const flush = () => {
    const due = pending
    pending = undefined
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
      pending = { value, editedAt }
      // What comes while one is being written is the next, whole.
      if (!isWriting) flush()
    },
    clear: () => {
      pending = undefined
      void inOrder(() => dropDraft(key, userId))
    },
    close: () => {
      openForms.delete(flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
      void inOrder(() => handOver(userId, key, editedAt ?? 0))
    },
  }
}

export type DraftKeeper = ReturnType<typeof keepDraft>
