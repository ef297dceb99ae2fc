import { drafts, writes } from './shelf'

/** Removes what a user typed and has not sent: for when the account is gone. */
export const forgetUser = async (userId: string): Promise<void> => {
  for (const { key } of await drafts.listOf(userId)) await drafts.remove(userId, key)
  for (const { key } of await writes.listOf(userId)) await writes.remove(userId, key)
}
