import { reconnect, report, useConnection } from '@truenorth/shared-auth'
import { Button, chakra, CloudOffIcon } from '@truenorth/shared-ui'
import { useState } from 'react'
import { NoticeLine } from '../../components/NoticeLine'

const waitingText = (waiting: number) =>
  waiting === 1
    ? 'What you wrote is waiting to be saved'
    : `${waiting} things you wrote are waiting to be saved`

/**
 * What the frame says about the connection; undefined while all is well.
 * @param state whether the server can be reached, and how many writes are queued
 */
export const connectionText = ({
  online,
  waiting,
}: {
  online: boolean
  waiting: number
}): string | undefined => {
  if (waiting === 0) return online ? undefined : 'Truenorth cannot be reached at the moment.'
  return online
    ? `${waitingText(waiting)}.`
    : `Truenorth cannot be reached. ${waitingText(waiting)} and will be sent as soon as it can be.`
}

const sendQueued = async () => {
  const { sendNow } = await import('@truenorth/shared-auth/outbox')
  await sendNow()
}

/** Tries the connection again: failed requests are repeated and queued writes are sent. */
const useReconnect = () => {
  const [isTrying, setTrying] = useState(false)
  const tryNow = async () => {
    setTrying(true)
    try {
      if (await reconnect()) await sendQueued()
    } catch (error) {
      report(error, 'trying the connection again')
    }
    setTrying(false)
  }
  return { isTrying, tryNow: () => void tryNow() }
}

// It is always in the document, so that screen readers announce what appears in it, and sticky, so that it
// is visible from everywhere on a long form.
const LiveRegion = chakra('output', {
  base: { display: 'block', position: 'sticky', top: '0', zIndex: 10, _print: { display: 'none' } },
})

/** A notice while the server cannot be reached or writes are queued, with a button that tries again. */
export const ConnectionLine = () => {
  const { online, waiting } = useConnection()
  const { tryNow, isTrying } = useReconnect()
  const text = connectionText({ online, waiting })
  if (text === undefined) return <LiveRegion />
  return (
    <LiveRegion>
      <NoticeLine
        icon={<CloudOffIcon size={18} aria-hidden />}
        actions={
          <Button variant="quiet" busy={isTrying} busyText="Trying…" onClick={tryNow}>
            {waiting > 0 ? 'Send now' : 'Try again'}
          </Button>
        }
      >
        {text}
      </NoticeLine>
    </LiveRegion>
  )
}
