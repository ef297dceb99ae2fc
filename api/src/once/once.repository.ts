import type { Item } from '../http/item.ts'
import type { Repositories } from '../repositories.ts'
import { hourMs } from '../time/instant.ts'

export const keptMs = 48 * hourMs

/** One create under its Idempotency-Key. `request` is all of it that must be the same next time. */
export type Claim = { userId: number; key: string; request: string; now: Date }

export type Outcome = { item: Item; sameRequest: boolean }

export type OnceRepository = {
  /** Writes and remembers in one transaction, or answers what the key stored before. */
  run: (claim: Claim, write: (repositories: Repositories) => Promise<Item>) => Promise<Outcome>
}
