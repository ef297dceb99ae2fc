import { session } from '../session/session'
import { drafts } from './shelf'

// What all forms together may keep: a few dozen pictures as they are sent.
const mostBytes = 20_000_000

const keyOf = (draft: string, name: string) => `${draft}/${name}`

const bytesOf = (value: unknown) => (value instanceof Blob ? value.size : 0)

const hasRoom = async (userId: string, file: Blob) => {
  const kept = await drafts.listOf(userId)
  return kept.reduce((sum, { value }) => sum + bytesOf(value), file.size) <= mostBytes
}

/** Keeps a file beside the draft of a form, for its user alone and no longer than the draft. False: there is no room. */
export const keepDraftFile = async (
  draft: string,
  name: string,
  file: Blob,
  userId = session.userId,
): Promise<boolean> => {
  if (!userId || !(await hasRoom(userId, file))) return false
  return drafts.putIfRoom({ userId, key: keyOf(draft, name), value: file, savedAt: Date.now() })
}

/** A file that was kept beside the draft of a form; undefined when it is not there. */
export const loadDraftFile = async (
  draft: string,
  name: string,
  userId = session.userId,
): Promise<Blob | undefined> => {
  const kept = userId ? await drafts.get(userId, keyOf(draft, name)) : undefined
  return kept?.value instanceof Blob ? kept.value : undefined
}

/** Lets go of every file that was kept beside the draft of a form. */
export const dropDraftFiles = async (draft: string, userId: string): Promise<void> => {
  const kept = await drafts.listOf(userId)
  for (const { key } of kept) if (key.startsWith(keyOf(draft, ''))) await drafts.remove(userId, key)
}
