import * as z from '../browser/zod'
import { withDatabase } from '../browser/database'
import { session } from '../session/session'
import { parseSealed } from './sealedItem'
import { createUserStore } from './store'
import { parseWrite } from './write'

const keptForMs = 30 * 24 * 60 * 60 * 1000

/** What a user has typed and not yet saved. */
export type Draft = { userId: string; key: string; value: unknown; savedAt: number }

const draftSchema = z.object({
  userId: z.string(),
  key: z.string(),
  value: z.unknown(),
  savedAt: z.number(),
})

/** A stored draft that can be used; undefined for anything else. */
export const parseDraft = (stored: unknown): Draft | undefined => draftSchema.safeParse(stored).data

const isExpired = ({ savedAt }: Pick<Draft, 'savedAt'>) => Date.now() - savedAt > keptForMs

const idOf = (userId: string, key: string) => JSON.stringify([userId, key])

// The drafts of writes that are still in the queue: they are kept for as long as these (D43).
const heldDrafts = async () => {
  const writes = await withDatabase((database) => database.getAll('writes'))
  return new Set(
    writes.flatMap((stored) => {
      const write = parseSealed(stored) ?? parseWrite(stored)
      return write?.draft === undefined ? [] : [idOf(write.userId, write.draft)]
    }),
  )
}

/** Drafts and the files beside them, by user. */
export const draftStore = createUserStore('drafts', parseDraft)

/** Keeps what a form holds, for its user alone. `value` must survive JSON. */
export const saveDraft = async (
  key: string,
  value: unknown,
  userId = session.userId,
  editedAt = Date.now(),
): Promise<void> => {
  if (userId) await draftStore.put({ userId, key, value, savedAt: editedAt })
}

/**
 * What the user left in that form within the last 30 days, or is still to be sent; the caller parses it.
 */
export const loadDraft = async (key: string, userId = session.userId): Promise<unknown> => {
  const draft = userId ? await draftStore.get(userId, key) : undefined
  if (!userId || !draft) return undefined
  const isKept = !isExpired(draft) || (await heldDrafts()).has(idOf(userId, key))
  return isKept ? draft.value : undefined
}

// All forms together may keep a few dozen pictures, as they are sent.
const mostBytes = 20_000_000

const fileKey = (draft: string, name: string) => `${draft}/${name}`

const bytesOf = (value: unknown) => (value instanceof Blob ? value.size : 0)

const hasRoom = async (userId: string, file: Blob) => {
  const kept = await draftStore.listOf(userId)
  return kept.reduce((sum, { value }) => sum + bytesOf(value), file.size) <= mostBytes
}

/** Keeps a file beside a form's draft, for its user alone and no longer than the draft. False: no room. */
export const saveDraftFile = async (
  draft: string,
  name: string,
  file: Blob,
  userId = session.userId,
): Promise<boolean> => {
  if (!userId || !(await hasRoom(userId, file))) return false
  const key = fileKey(draft, name)
  return draftStore.putIfRoom({ userId, key, value: file, savedAt: Date.now() })
}

/** A file that was kept beside a form's draft; undefined when it is not there. */
export const loadDraftFile = async (
  draft: string,
  name: string,
  userId = session.userId,
): Promise<Blob | undefined> => {
  const kept = userId ? await draftStore.get(userId, fileKey(draft, name)) : undefined
  return kept?.value instanceof Blob ? kept.value : undefined
}

/** Removes a draft, with the files beside it. */
export const dropDraft = async (key: string, userId = session.userId): Promise<void> => {
  if (!userId) return
  await draftStore.remove(userId, key)
  for (const kept of await draftStore.keysOf(userId))
    if (kept.startsWith(fileKey(key, ''))) await draftStore.remove(userId, kept)
}

/** Removes a draft that was last edited by then: what was typed since a save is still to be saved. */
export const dropDraftSavedBy = async (
  key: string,
  userId: string,
  savedBy: number,
): Promise<void> => {
  const draft = await draftStore.get(userId, key)
  if (draft && draft.savedAt <= savedBy) await dropDraft(key, userId)
}

/** Removes every user's drafts that are older than 30 days, but for those of writes in the queue. */
export const sweepDrafts = async (): Promise<void> => {
  const held = await heldDrafts()
  const isHeld = ({ userId, key }: Pick<Draft, 'userId' | 'key'>) =>
    // A file beside a draft has the draft's key before the last slash.
    held.has(idOf(userId, key)) || held.has(idOf(userId, key.slice(0, key.lastIndexOf('/'))))
  await withDatabase(async (database) => {
    const { store } = database.transaction('drafts', 'readwrite')
    for (const id of await store.getAllKeys()) {
      const stored = await store.get(id)
      const { savedAt = 0, ...owner } = parseSealed(stored) ?? parseDraft(stored) ?? {}
      if (!('key' in owner) || (isExpired({ savedAt }) && !isHeld(owner))) await store.delete(id)
    }
  })
}
