import type { ReadOptions } from './types'

const longestTask = 50

/**
 * Tells the progress, and lets the worker hear a message from time to time: without a pause it would notice
 * Cancel only at the end. @throws when the signal aborts
 */
export const createProgress = ({ signal, onProgress }: ReadOptions, totalBytes: number) => {
  let paused = performance.now()
  return async (share: number) => {
    if (performance.now() - paused < longestTask) return
    onProgress?.(Math.round(share * totalBytes), totalBytes)
    await new Promise((resolve) => setTimeout(resolve))
    paused = performance.now()
    signal?.throwIfAborted()
  }
}

export type Progress = ReturnType<typeof createProgress>
