import { session } from '../session/session'
import { database } from './database'
import { isExpired, parseDraft } from './draft'
import { dropDraftFiles } from './draftFiles'
import { drafts } from './shelf'

/** Keeps what a form holds, for its user alone. `value` must survive structured cloning. */
export const saveDraft = async (
  key: string,
  value: unknown,
  userId = session.userId,
  editedAt = Date.now(),
): Promise<void> => {
  if (userId) await drafts.put({ userId, key, value, savedAt: editedAt })
}

/** What the user left in that form within the last 30 days; the caller parses it. */
export const loadDraft = async (key: string, userId = session.userId): Promise<unknown> => {
  const draft = userId ? await drafts.get(userId, key) : undefined
  return draft && !isExpired(draft) ? draft.value : undefined
}

/** Ends a draft, with the files beside it. */
export const dropDraft = async (key: string, userId = session.userId): Promise<void> => {
  if (!userId) return
  await drafts.remove(userId, key)
  await dropDraftFiles(key, userId)
}

/** Removes every user's drafts that are older than 30 days. */
export const sweepDrafts = async (): Promise<void> => {
  const { store } = (await database()).transaction('drafts', 'readwrite')
  for (const id of await store.getAllKeys()) {
    const draft = parseDraft(await store.get(id))
    if (!draft || isExpired(draft)) await store.delete(id)
  }
}
