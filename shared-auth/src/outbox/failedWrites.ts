import { session } from '../session/session'
import { countUnsent } from './countUnsent'
import { sendNow } from './sender'
import { writes } from './shelf'

const find = async (key: string) => (session.userId ? writes.get(session.userId, key) : undefined)

/** Sends a refused write once more, as the user asks. */
export const retryFailed = async (key: string): Promise<void> => {
  const write = await find(key)
  if (!write) return
  await writes.put({ ...write, state: 'waiting', detail: undefined })
  await sendNow()
}

/** Drops an unsent write for good, as the user asks. */
export const discardUnsent = async (key: string): Promise<void> => {
  const write = await find(key)
  if (write) await writes.remove(write.userId, key)
  await countUnsent()
}
