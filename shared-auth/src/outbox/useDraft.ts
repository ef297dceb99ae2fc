import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { report } from '../report/report'
import { useSession } from '../session/useSession'
import { loadDraft } from './drafts'
import { type DraftKeeper, keepDraft } from './keepDraft'
import { likeInitial } from './likeInitial'
import { forgetSent } from './lately'

type Shown<T> = { key: string; draft: T; restored: boolean }

/**
 * What the user types, kept per user for 30 days through reloads, crashes and expired sessions.
 * `restored` turns true when something was found; typing before that wins. Call it where `initial`
 * is final (after loading). `clearDraft` after a save or a discard. Give `key` to `sendOnce` as
 * `draft`. `isUsable` refuses what fits by kind and yet is no content of the form.
 */
export const useDraft = <T>(key: string, initial: T, isUsable?: (draft: T) => boolean) => {
  const { userId } = useSession()
  const anew: Shown<T> = { key, draft: initial, restored: false }
  const [latest, setShown] = useState(anew)
  const shown = latest.key === key ? latest : anew
  const keeper = useRef<DraftKeeper>(undefined)
  const start = useRef(initial)
  const isFit = useEffectEvent((draft: T) => isUsable?.(draft) ?? true)

  useEffect(() => {
    start.current = initial
  })

  useEffect(() => {
    if (!userId) return undefined
    const own = keepDraft(userId, key)
    keeper.current = own
    let isOpen = true
    forgetSent(userId, key)
    const restore = async () => {
      const stored = await loadDraft(key, userId)
      if (!isOpen || own.isEdited() || stored === undefined) return
      const draft = likeInitial(stored, start.current)
      if (draft !== undefined && isFit(draft)) setShown({ key, draft, restored: true })
    }
    restore().catch((error: unknown) => report(error, `draft ${key}`))
    return () => {
      isOpen = false
      own.close()
    }
  }, [userId, key])

  const setDraft = (draft: T) => {
    keeper.current?.set(draft)
    setShown({ ...shown, draft })
  }
  const clearDraft = () => {
    keeper.current?.clear()
    setShown(anew)
  }
  return { draft: shown.draft, restored: shown.restored, setDraft, clearDraft }
}
