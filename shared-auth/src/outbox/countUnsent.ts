import { connection } from '../connection/connection'
import { session } from '../session/session'
import { currentGeneration } from '../session/userChange'
import { writes } from './shelf'
import { isWaiting } from './write'

/** Brings the shell's frame up to date: how many writes of this user wait, which were refused. */
export const countUnsent = async (): Promise<void> => {
  const generation = currentGeneration()
  const kept = session.userId ? await writes.listOf(session.userId) : []
  if (generation !== currentGeneration()) return
  connection.waiting = kept.filter((write) => isWaiting(write)).length
  connection.failed = kept
    .filter(({ state }) => state === 'failed')
    .map(({ key, kind, label, detail = '' }) => ({ key, kind, label, detail }))
}
