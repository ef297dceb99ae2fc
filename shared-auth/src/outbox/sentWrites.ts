import { session } from '../session/session'
import { announceSent, contentOf, type SentWrite } from './events'
import type { Write } from './write'

const rememberedMs = 10 * 60 * 1000
const recent = new Map<string, { write: SentWrite; at: number }>()

const slotOf = (userId: string, draft: string | undefined, kind: string) =>
  JSON.stringify([userId, draft ?? kind])

/** What other tabs and forms need to know of a write. */
export const toSentWrite = ({ userId, key, kind, draft, path, body }: Write): SentWrite => ({
  userId,
  key,
  kind,
  draft,
  path,
  content: contentOf(body),
})

/** Remembers a write that was sent from the queue while its form may still show it. */
export const rememberSent = (write: SentWrite): void => {
  recent.set(slotOf(write.userId, write.draft, write.kind), { write, at: performance.now() })
}

/** A form that opens again makes new items, even if they look like the last one. */
export const forgetSent = (userId: string, draft: string): void => {
  recent.delete(slotOf(userId, draft, draft))
}

/** The idempotency key under which the same form has sent the same content within ten minutes. */
export const recentKey = (
  userId: string,
  { path, body, draft, kind }: Pick<Write, 'path' | 'body' | 'draft' | 'kind'>,
): string | undefined => {
  const found = recent.get(slotOf(userId, draft, kind))
  if (!found || performance.now() - found.at > rememberedMs) return undefined
  const { write } = found
  return write.path === path && write.content === contentOf(body) ? write.key : undefined
}

// Tabs of another version read these messages too.
type Message = { userId: string; sent: SentWrite | undefined }

let channel: BroadcastChannel | undefined

/** Hears of what other tabs send; `onChange` is called when their queue has changed. */
export const listenToOtherTabs = (onChange: () => unknown): void => {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('truenorth-outbox')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.userId !== session.userId) return
    if (data.sent) {
      rememberSent(data.sent)
      announceSent(data.sent)
    }
    onChange()
  })
}

/** Hears of other tabs no longer. */
export const stopListening = (): void => {
  channel?.close()
  channel = undefined
}

/** Tells the other tabs of this user that the queue has changed, and what was sent from it. */
export const tellOtherTabs = (userId: string, sent?: SentWrite): void => {
  if (userId !== 'demo') channel?.postMessage({ userId, sent } satisfies Message)
}
