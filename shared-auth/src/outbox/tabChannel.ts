import { session } from '../session/session'
import { countUnsent } from './countUnsent'
import { rememberSent, type Sent } from './lately'
import { announceSent } from './whenSent'

type News = { userId: string; sent: Sent | undefined }

let channel: BroadcastChannel | undefined

const hear = ({ data }: MessageEvent<News>) => {
  if (data.userId !== session.userId) return
  if (data.sent) {
    rememberSent(data.sent)
    announceSent(data.sent)
  }
  void countUnsent()
}

export const listenToOtherTabs = (): void => {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('truenorth-outbox')
  channel.addEventListener('message', hear)
}

export const stopListening = (): void => {
  channel?.close()
  channel = undefined
}

/** Tells the other tabs of this user that the outbox has changed, and what was sent from it. */
export const tellOtherTabs = (userId: string, sent?: Sent): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  if (userId !== 'demo') channel?.postMessage({ userId, sent } satisfies News)
}
