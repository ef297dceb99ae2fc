import { report } from '@truenorth/shared-auth'
import { useState } from 'react'

const outbox = () => import('@truenorth/shared-auth/outbox')

/** What an author can do about a write that was refused. */
export const useRefusedWrite = (key: string) => {
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      report(error, 'a refused write')
    }
    setBusy(false)
  }
  return {
    isBusy,
    tryAgain: () => void run(async () => (await outbox()).retryFailed(key)),
    discard: () => void run(async () => (await outbox()).discardUnsent(key)),
  }
}
