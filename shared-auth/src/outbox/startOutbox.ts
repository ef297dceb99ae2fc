import { subscribeKey } from 'valtio/utils'
import { connection } from '../connection/connection'
import { report } from '../report/report'
import { session } from '../session/session'
import { onUserChange } from '../session/userChange'
import { sweepDemos } from '../demo/demoShelf'
import { sweepDrafts } from './drafts'
import { listenToOtherTabs, stopListening } from './tabChannel'
import { sendAtOnce, stopSender } from './sender'

let stop: (() => void) | undefined

const sendWhenVisible = () => {
  if (document.visibilityState === 'visible') sendAtOnce()
}

const forgetCounts = () => {
  stopSender()
  connection.waiting = 0
  connection.failed = []
}

const listen = () => {
  window.addEventListener('online', sendAtOnce)
  document.addEventListener('visibilitychange', sendWhenVisible)
  const stopFollowing = [
    onUserChange(forgetCounts),
    subscribeKey(session, 'userId', sendAtOnce),
    subscribeKey(session, 'status', sendAtOnce),
    subscribeKey(connection, 'online', (online) => online && sendAtOnce()),
  ]
  return () => {
    window.removeEventListener('online', sendAtOnce)
    document.removeEventListener('visibilitychange', sendWhenVisible)
    for (const stopOne of stopFollowing) stopOne()
  }
}

/** Begins to send what waits for whoever signs in; called once by the shell. May be repeated. */
export const startOutbox = (): void => {
  if (stop) return
  stop = listen()
  listenToOtherTabs()
  sweepDrafts().catch((error: unknown) => report(error, 'old drafts'))
  sweepDemos().catch((error: unknown) => report(error, 'demos of closed tabs'))
  sendAtOnce()
}

export const stopOutbox = (): void => {
  stop?.()
  stop = undefined
  stopListening()
  forgetCounts()
}
