import { report } from '../report/report'
import { dropDraft, saveDraft } from './drafts'
import { handOver } from './handOver'

const restMs = 300
const underWay = new Set<Promise<unknown>>()
const openForms = new Set<() => void>()

/** Resolves when everything that forms have handed over so far is written down. */
export const draftsAtRest = async (): Promise<void> => void (await Promise.all(underWay))

/** Writes down at once what open forms hold: a save may be the last thing that a page does. */
export const writeDownDrafts = (): Promise<void> => {
  for (const flush of openForms) flush()
  return draftsAtRest()
}

/** The keeper of one open form's draft: writes it down when the typing rests or the page hides. */
export const keepDraft = (userId: string, key: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { value: unknown; editedAt: number } | undefined
  let editedAt: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const inOrder = (act: () => Promise<unknown>) => {
    const next = last.then(act).catch((error: unknown) => report(error, `draft ${key}`))
    last = next
    underWay.add(next)
    void next.finally(() => underWay.delete(next))
  }
  const flush = () => {
    clearTimeout(timer)
    const due = pending
    pending = undefined
    if (due) inOrder(() => saveDraft(key, due.value, userId, due.editedAt))
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
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    clear: () => {
      clearTimeout(timer)
      pending = undefined
      inOrder(() => dropDraft(key, userId))
    },
    close: () => {
      openForms.delete(flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
      inOrder(() => handOver(userId, key, editedAt ?? 0))
    },
  }
}

export type DraftKeeper = ReturnType<typeof keepDraft>
