import { currentZone } from '../http/zone'
import { sentKey } from './lately'
import { writes } from './shelf'
import { contentOf, type Write } from './write'

export type Asked = Pick<Write, 'path' | 'body' | 'kind' | 'label' | 'draft'>

let lastOrder = 0
const nextOrder = () => {
  lastOrder = Math.max(Date.now(), lastOrder + 1)
  return lastOrder
}

const fresh = (userId: string, asked: Asked): Write => ({
  ...asked,
  userId,
  key: sentKey(userId, asked) ?? crypto.randomUUID(),
  order: nextOrder(),
  recordedAt: new Date().toISOString(),
  zone: currentZone(),
  state: 'sending',
  attempts: 0,
  triedAt: Date.now(),
  askedAt: Date.now(),
  detail: undefined,
})

const isTheSame = (write: Write, { path, kind, draft, body }: Asked) => {
  if (write.path !== path || write.kind !== kind) return false
  if (draft !== undefined && write.draft === draft) return true
  return contentOf(write.body) === contentOf(body)
}

// The moment of a reading is that of its content: the same content keeps it, another has its own.
const taken = (write: Write, asked: Asked): Write => {
  const isUnchanged = contentOf(write.body) === contentOf(asked.body)
  const moment = isUnchanged
    ? { recordedAt: write.recordedAt, zone: write.zone }
    : { recordedAt: new Date().toISOString(), zone: currentZone() }
  const now = Date.now()
  return { ...write, ...asked, ...moment, state: 'sending', triedAt: now, askedAt: now }
}

/** The write that this save is about: an unanswered one of the same form or content, or a new one. */
export const claimWrite = async (userId: string, asked: Asked): Promise<Write> => {
  const kept = await writes.listOf(userId)
  const same = kept.find((write) => isTheSame(write, asked))
  return same ? taken(same, asked) : fresh(userId, asked)
}
