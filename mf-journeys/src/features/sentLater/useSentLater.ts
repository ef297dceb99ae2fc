import { useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { useEffect } from 'react'
import { journeyQueries } from '../../api/journeyQueries'
import { milestoneQueries } from '../../api/milestoneQueries'

const kinds = ['journey', 'milestone']

/** Asks for everything anew when a path or milestone that had to wait has been sent after all. */
export const useSentLater = () => {
  const client = useQueryClient()
  useEffect(() => {
    let stops: (() => void)[] = []
    let isOver = false
    const refresh = async () => {
      await client.invalidateQueries({ queryKey: journeyQueries.all })
      await client.invalidateQueries({ queryKey: milestoneQueries.all })
    }
    const listen = async () => {
      const { whenSent } = await import('@truenorth/shared-auth/outbox')
      if (!isOver) stops = kinds.map((kind) => whenSent(kind, refresh))
    }
    listen().catch((error: unknown) => report(error, 'listening for paths that were sent'))
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [client])
}
