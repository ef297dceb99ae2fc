import { fullLoad, pacedLoad } from './load.ts'
import { median, rounded } from './median.ts'
import { callsOf, kinds } from './mix.ts'
import type { Server, Stand } from './stand.ts'

// Of each process: one that has little to do costs more a call, alone or beside others.
const perSecond = 75
const roundSeconds = 3
const lanes = 8
const warmSeconds = 5

/** Processor time of the servers for a call, when each has a steady day's mix to answer. */
const cost = async (servers: readonly Server[], tokens: readonly string[]) => {
  const spent = async () => {
    const all = await Promise.all(servers.map(({ cpuSeconds }) => cpuSeconds()))
    return all.reduce((sum, one) => sum + one, 0)
  }
  const before = await spent()
  const next = callsOf(kinds['the day’s mix'], tokens)
  const loads = servers.map(({ client }) => pacedLoad(client, next, perSecond, roundSeconds))
  await Promise.all(loads)
  return ((await spent()) - before) / (servers.length * perSecond * roundSeconds)
}

/** One process beside three on the same PostgreSQL, interleaved: what a call costs them. */
export const processes = async (stand: Stand, rounds: number) => {
  const others = [await stand.more(), await stand.more()]
  const several = [stand, ...others]
  const names = Array.from({ length: 20 }, (_, index) => `user${index}`)
  const tokens = await stand.signIn(...names)
  const times = { one: [0].slice(1), several: [0].slice(1) }
  // What runs for the first time is not what a process costs.
  const next = callsOf(kinds['the day’s mix'], tokens)
  for (const { client } of several) await fullLoad(client, next, lanes, warmSeconds)
  for (let round = 0; round < rounds; round += 1) {
    times.one.push(await cost([stand], tokens))
    times.several.push(await cost(several, tokens))
  }
  await Promise.all(others.map(({ stop }) => stop()))
  const [oneMs, severalMs] = [median(times.one) * 1000, median(times.several) * 1000]
  return {
    processes: several.length,
    oneCpuMs: rounded(oneMs),
    severalCpuMs: rounded(severalMs),
    ratio: rounded(severalMs / oneMs),
  }
}
