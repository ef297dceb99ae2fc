import { useQuery, useQueryClient } from '@tanstack/react-query'
import { report, useConnection } from '@truenorth/shared-auth'
import { type MoodValue, toast } from '@truenorth/shared-ui'
import { useEffect } from 'react'
import { showTapped, tappedQuery } from '../../api/tappedReading'
import { failedToSave } from '../../content'

const loadOneTap = () => import('../../api/oneTap')

const fallbackMs = 2_000

// Loaded once the dashboard is drawn, so that the first tap waits for nothing.
const whenIdle = (act: () => void) => {
  const { requestIdleCallback, cancelIdleCallback }: Partial<Window> = window
  if (requestIdleCallback && cancelIdleCallback) {
    const id = requestIdleCallback(act)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, fallbackMs)
  return () => clearTimeout(id)
}

/** A function that logs a reading of this moment. */
export const useOneTap = () => {
  const client = useQueryClient()
  useEffect(
    () =>
      whenIdle(() => {
        // A failure shows at the tap.
        loadOneTap().catch(() => undefined)
      }),
    [],
  )
  const log = async (mood: MoodValue) => {
    try {
      const { logTap } = await loadOneTap()
      logTap(client, mood)
    } catch (error) {
      report(error, 'the code that logs a reading could not be loaded')
      toast.show({ text: failedToSave, tone: 'bad' })
    }
  }
  return (mood: MoodValue) => void log(mood)
}

/**
 * The reading that was tapped and is not listed yet. One that waits is shown until the outbox is empty and
 * `isLoading`, which is what replaces it, has ended.
 */
export const useTapped = (isLoading: boolean) => {
  const client = useQueryClient()
  const { waiting } = useConnection()
  const { data: tapped } = useQuery(tappedQuery)
  const isOver = tapped?.state === 'waiting' && waiting === 0 && !isLoading
  useEffect(() => {
    if (isOver) showTapped(client, null)
  }, [client, isOver])
  return isOver || tapped?.state === 'saved' ? undefined : (tapped ?? undefined)
}
