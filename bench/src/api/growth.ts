import type { Call } from './client.ts'
import { fullLoad } from './load.ts'
import { median, rounded } from './median.ts'
import { callsOf, kinds, type Kind } from './mix.ts'
import type { Stand } from './stand.ts'

const compared = ['list of 365 readings', 'write a reading', 'journeys'] as const satisfies Kind[]
const roundSeconds = 0.7
// The same few people on both sides: what differs is how much others have written.
const people = ['user0', 'user1', 'user2']

const cost = async ({ client }: Stand, next: () => Call) =>
  1000 / (await fullLoad(client, next, 1, roundSeconds)).perSecond

/** The time of a call with few and with many rows in the database, interleaved. */
export const growth = async (few: Stand, many: Stand, rounds: number) => {
  const tokens = { few: await few.signIn(...people), many: await many.signIn(...people) }
  const results: Record<string, { fewRowsMs: number; manyRowsMs: number; ratio: number }> = {}
  for (const kind of compared) {
    const calls = { few: callsOf(kinds[kind], tokens.few), many: callsOf(kinds[kind], tokens.many) }
    const times = { few: [0].slice(1), many: [0].slice(1) }
    await cost(few, calls.few)
    await cost(many, calls.many)
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await cost(few, calls.few))
      times.many.push(await cost(many, calls.many))
    }
    const [fewRowsMs, manyRowsMs] = [median(times.few), median(times.many)]
    results[kind] = {
      fewRowsMs: rounded(fewRowsMs),
      manyRowsMs: rounded(manyRowsMs),
      ratio: rounded(manyRowsMs / fewRowsMs),
    }
  }
  return results
}
