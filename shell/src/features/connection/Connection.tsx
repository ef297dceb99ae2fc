import { report, useConnection, useSession } from '@truenorth/shared-auth'
import { InfoIcon } from '@truenorth/shared-ui'
import { useEffect } from 'react'
import { NoticeLine } from '../../components/NoticeLine'
import { ConnectionLine } from './ConnectionLine'
import { RefusedWrites } from './RefusedWrites'

const startSending = async () => {
  const { startOutbox } = await import('@truenorth/shared-auth/outbox')
  startOutbox()
}

/** Sends what is queued, from the first sign-in on. The outbox loads after the first screen. */
const useOutbox = () => {
  const { status } = useSession()
  useEffect(() => {
    if (status !== 'signedIn') return
    startSending().catch((error: unknown) => report(error, 'start of the outbox'))
  }, [status])
}

/** Shows on the icon of the installed app how many writes wait to be sent; nothing after a sign-out. */
const useAppBadge = () => {
  const { status } = useSession()
  const { waiting } = useConnection()
  const count = status === 'signedIn' ? waiting : 0
  useEffect(() => {
    // Not every browser has a badge.
    if (!('setAppBadge' in navigator)) return
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // A browser may refuse it where the app is not installed. The notice in the page says the same.
    shown.catch(() => undefined)
  }, [count])
}

/** Says how long the session lasts in a browser that cannot store it. */
const StorageLine = () => {
  const { status, storageWorks } = useSession()
  if (storageWorks || status !== 'signedIn') return null
  return (
    <output>
      <NoticeLine icon={<InfoIcon size={18} aria-hidden />}>
        This browser’s storage is full or switched off, so you are signed in only until you close or
        reload this page.
      </NoticeLine>
    </output>
  )
}

/** The notices about what cannot be stored or sent; nothing while all is well. */
export const Connection = () => {
  useOutbox()
  useAppBadge()
  return (
    <>
      <StorageLine />
      <ConnectionLine />
      <RefusedWrites />
    </>
  )
}
