import { useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { useEffect } from 'react'
import { moodQueries } from '../../api/moodQueries'

/** What kind of write a reading is to the outbox. */
export const readingKind = 'mood'

/** Asks for everything anew when a reading that had to wait has been sent after all. */
export const useSentReadings = () => {
  const client = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isOver = false
    const listen = async () => {
      const { whenSent } = await import('@truenorth/shared-auth/outbox')
      if (isOver) return
      stop = whenSent(readingKind, () => client.invalidateQueries({ queryKey: moodQueries.all }))
    }
    listen().catch((error: unknown) => report(error, 'listening for readings that were sent'))
    return () => {
      isOver = true
      stop()
    }
  }, [client])
}
