// How the cost of a call grows: with the rows in the database, and with the processes on it.
import { median, rounded } from '../common/statistics.ts'
import { callsOf, type Kind } from './calls.ts'
import { type Call, fullLoad, steadyLoad } from './load.ts'
import type { FilledServer, Server } from './servers.ts'

const compared = ['list of 365 readings', 'write a reading', 'journeys'] as const satisfies Kind[]
const growthSeconds = 0.7
/** The same few users on both sides: the two differ in how much others have written. */
const sameUsers = ['user0', 'user1', 'user2']

const msPerCall = async ({ client }: Server, next: () => Call) =>
  1000 / (await fullLoad(client, next, 1, growthSeconds)).perSecond

/** The time of a call with few and with many rows in the database, interleaved. */
export const measureGrowth = async (few: FilledServer, many: FilledServer, rounds: number) => {
  const tokens = { few: await few.signIn(...sameUsers), many: await many.signIn(...sameUsers) }
  const results: Record<string, { fewRowsMs: number; manyRowsMs: number; ratio: number }> = {}
  for (const kind of compared) {
    const next = { few: callsOf(kind, tokens.few), many: callsOf(kind, tokens.many) }
    const fewMs: number[] = []
    const manyMs: number[] = []
    await msPerCall(few, next.few)
    await msPerCall(many, next.many)
    for (let round = 0; round < rounds; round += 1) {
      fewMs.push(await msPerCall(few, next.few))
      manyMs.push(await msPerCall(many, next.many))
    }
    const [fewRowsMs, manyRowsMs] = [median(fewMs), median(manyMs)]
    results[kind] = {
      fewRowsMs: rounded(fewRowsMs),
      manyRowsMs: rounded(manyRowsMs),
      ratio: rounded(manyRowsMs / fewRowsMs),
    }
  }
  return results
}

/** Of each process: a process with little to do costs more a call, alone or beside others. */
const perSecond = 75
const roundSeconds = 3
const warmUpCallers = 8
const warmUpSeconds = 5

// Processor time of the servers for a call, when each has a steady mix to answer.
const cpuPerCall = async (servers: readonly Server[], tokens: readonly string[]) => {
  const spent = async () => {
    const all = await Promise.all(servers.map(({ cpuSeconds }) => cpuSeconds()))
    return all.reduce((sum, one) => sum + one, 0)
  }
  const before = await spent()
  const next = callsOf('the day’s mix', tokens)
  const loads = servers.map(({ client }) => steadyLoad(client, next, perSecond, roundSeconds))
  await Promise.all(loads)
  return ((await spent()) - before) / (servers.length * perSecond * roundSeconds)
}

/** The processor time of a call with one process and with three on the same PostgreSQL, interleaved. */
export const measureProcesses = async (server: FilledServer, rounds: number) => {
  const others = [await server.startAnother(), await server.startAnother()]
  const all = [server, ...others]
  const names = Array.from({ length: 20 }, (_, index) => `user${index}`)
  const tokens = await server.signIn(...names)
  const one: number[] = []
  const several: number[] = []
  // Code that runs for the first time is slower than what is measured.
  const next = callsOf('the day’s mix', tokens)
  for (const { client } of all) await fullLoad(client, next, warmUpCallers, warmUpSeconds)
  for (let round = 0; round < rounds; round += 1) {
    one.push(await cpuPerCall([server], tokens))
    several.push(await cpuPerCall(all, tokens))
  }
  await Promise.all(others.map(({ stop }) => stop()))
  const [oneMs, severalMs] = [median(one) * 1000, median(several) * 1000]
  return {
    processes: all.length,
    oneCpuMs: rounded(oneMs),
    severalCpuMs: rounded(severalMs),
    ratio: rounded(severalMs / oneMs),
  }
}
