import { useQueryClient } from '@tanstack/react-query'
import { type SealedPagesState } from '@truenorth/shared-auth/sealed-pages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openEntry, sealedPictureQueries } from '../../api/sealedPages'
import type { Entry } from '../../domain/entry'
import type { OpenedEntries } from '../../domain/openedEntries'

// The first screen is shown before the rest is opened.
const batchSize = 40

const isStillLocked = ({ seal }: Entry) => seal?.state === 'locked'

/**
 * Opens sealed entries while they are unlocked, and forgets them with their pictures as soon as they are
 * locked, in this tab or another one. They are only kept in the memory of this page.
 */
export const useOpenedPages = (
  entries: readonly Entry[],
  state: SealedPagesState['state'],
  onOpened: (opened: OpenedEntries) => void,
) => {
  const client = useQueryClient()
  // By what came from the server, so that nothing is opened twice.
  const done = useRef(new Map<Entry, Entry>())
  const shown = useRef<OpenedEntries>(new Map())
  const tell = useEffectEvent((opened: OpenedEntries) => {
    shown.current = opened
    onOpened(opened)
  })
  const forget = useEffectEvent(() => {
    done.current = new Map()
    client.removeQueries({ queryKey: sealedPictureQueries.all })
    if (shown.current.size > 0) tell(new Map())
  })

  useEffect(() => {
    if (state !== 'unlocked') {
      forget()
      return undefined
    }
    let isCurrent = true
    const openAll = async () => {
      const missing = entries.filter((entry) => !done.current.has(entry))
      for (let from = 0; from < missing.length; from += batchSize) {
        const opened = await Promise.all(missing.slice(from, from + batchSize).map(openEntry))
        if (!isCurrent) return
        const next = new Map(shown.current)
        for (const [index, entry] of opened.entries()) {
          const received = missing[from + index]
          if (!received || isStillLocked(entry)) continue
          done.current.set(received, entry)
          next.set(entry.id, entry)
        }
        tell(next)
      }
    }
    void openAll()
    return () => {
      isCurrent = false
    }
  }, [entries, state])

  // The pages are gone with the screen that showed them.
  useEffect(() => () => client.removeQueries({ queryKey: sealedPictureQueries.all }), [client])
}
