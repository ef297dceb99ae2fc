import { report, useSession } from '@truenorth/shared-auth'
import { useEffect } from 'react'

const start = async () => {
  const { startOutbox } = await import('@truenorth/shared-auth/outbox')
  startOutbox()
}

/** From the first sign-in on, what waits is sent; its code comes after the screen. */
export const useOutbox = () => {
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'signedIn') return
    start().catch((error: unknown) => report(error, 'start of the outbox'))
  }, [status])
}
