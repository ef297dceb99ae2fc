import { useQuery, useQueryClient } from '@tanstack/react-query'
import { report, useConnection } from '@truenorth/shared-auth'
import { type MoodValue, toast, vibrate } from '@truenorth/shared-ui'
import { useEffect } from 'react'
import { showTapped, tapMood, tappedQuery, type TapSave } from '../../api/tappedReading'
import { failedToSave } from '../../logContent'

const loadOneTap = () => import('../../api/oneTap')

const longestWaitMs = 2_000

// Loaded once the dashboard is drawn, so that the first tap waits for nothing. A busy page is never idle.
const whenIdle = (act: () => void) => {
  const { requestIdleCallback, cancelIdleCallback }: Partial<Window> = window
  if (requestIdleCallback && cancelIdleCallback) {
    const id = requestIdleCallback(act, { timeout: longestWaitMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(act, longestWaitMs)
  return () => clearTimeout(id)
}

/** A function that logs a reading of this moment. The dial shows it at once. */
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
  const save = async (tap: TapSave) => {
    try {
      const { saveTap } = await loadOneTap()
      saveTap(client, tap)
    } catch (error) {
      report(error, 'the code that saves a tapped reading could not be loaded')
      showTapped(client, null)
      toast.show({ text: failedToSave, tone: 'bad' })
    }
  }
  return (mood: MoodValue) => {
    const tap = tapMood(client, mood)
    if (!tap) return
    vibrate()
    void save(tap)
  }
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
