import { fullLoad, pacedLoad, type Measured } from './load.ts'
import { median, rounded } from './median.ts'
import { callsOf, kinds } from './mix.ts'
import type { Stand } from './stand.ts'

const lanes = 16
const signedIn = 20

/** Calls a second of each kind, what half of the mix' load feels like, and the memory after it. */
export const underLoad = async (stand: Stand, seconds: number, rounds: number) => {
  const { client } = stand
  const names = Array.from({ length: signedIn }, (_, index) => `user${index}`)
  const tokensNow = () => stand.signIn(...names)
  const constant = () => ({ method: 'GET', path: '/healthz' })
  const load: Record<string, Measured> = {
    'a constant (ceiling)': await fullLoad(client, constant, lanes, seconds),
  }
  for (const kind of ['list of 365 readings', 'journeys'] as const)
    load[kind] = await fullLoad(client, callsOf(kinds[kind], await tokensNow()), lanes, seconds)
  const mix = callsOf(kinds['the day’s mix'], await tokensNow())
  const most = await fullLoad(client, mix, lanes, seconds)
  load['the day’s mix'] = most

  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const half = await pacedLoad(client, mix, most.perSecond / 2, seconds)
    load['the day’s mix at half load'] = half
    ratios.push(half.p99Ms / half.p50Ms)
  }
  load['write a reading'] = await fullLoad(
    client,
    callsOf(kinds['write a reading'], await tokensNow()),
    lanes,
    seconds,
  )
  return {
    load,
    halfLoadP99OverP50: rounded(median(ratios)),
    megabytes: await stand.megabytes(),
  }
}
