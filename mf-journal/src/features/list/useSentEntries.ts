import { useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { useEffect } from 'react'
import { entryQueries } from '../../api/entryQueries'
import { entryKind } from '../write/entryDraft'

/** Asks for the list anew when an entry that had to wait has been sent after all. */
export const useSentEntries = () => {
  const client = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const listen = async () => {
      const { whenSent } = await import('@truenorth/shared-auth/outbox')
      if (isOver) return
      stop = whenSent(entryKind, () => client.invalidateQueries({ queryKey: entryQueries.all }))
    }
    listen().catch((error: unknown) => report(error, 'listening for entries that were sent'))
    return () => {
      isOver = true
      stop()
    }
  }, [client])
}
