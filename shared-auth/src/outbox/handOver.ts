import { dropDraft } from './drafts'
import { writes } from './shelf'

/** When a form closes whose content waits to be sent, the outbox has it: the form starts anew. */
export const handOver = async (userId: string, draft: string, editedAt: number): Promise<void> => {
  const kept = await writes.listOf(userId)
  const write = kept.find((write) => write.draft === draft)
  if (!write || write.state !== 'waiting' || write.askedAt < editedAt) return
  await writes.put({ ...write, draft: undefined })
  await dropDraft(draft, userId)
}
