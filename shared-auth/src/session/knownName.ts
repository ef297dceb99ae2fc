import { report } from '../report/report'

const key = 'account.username'
const shelf = async () => (await import('../outbox/shelf')).drafts

/** Keeps the name of who is signed in, for a load at which the server cannot be asked. */
export const keepName = async (userId: string, username: string): Promise<void> => {
  try {
    await (await shelf()).put({ userId, key, value: username, savedAt: Date.now() })
  } catch (error) {
    report(error, 'the name could not be kept')
  }
}

/** The name under which this browser last saw that user; absent when it never did. */
export const recallName = async (userId: string): Promise<string | undefined> => {
  try {
    const kept = await (await shelf()).get(userId, key)
    return typeof kept?.value === 'string' ? kept.value : undefined
  } catch (error) {
    report(error, 'the kept name could not be read')
    return undefined
  }
}

export const dropName = async (userId: string): Promise<void> => (await shelf()).remove(userId, key)
