import { reconnect, report } from '@truenorth/shared-auth'
import { useState } from 'react'

const sendWaiting = async () => {
  const { sendNow } = await import('@truenorth/shared-auth/outbox')
  await sendNow()
}

/** One press for everything that the connection holds up: what waits is sent, what failed is asked for again. */
export const useReconnect = () => {
  const [isTrying, setTrying] = useState(false)
  const tryNow = async () => {
    setTrying(true)
    try {
      if (await reconnect()) await sendWaiting()
    } catch (error) {
      report(error, 'trying the connection again')
    }
    setTrying(false)
  }
  return { isTrying, tryNow: () => void tryNow() }
}
