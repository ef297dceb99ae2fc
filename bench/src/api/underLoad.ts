// One server under load: what it takes, how it feels at half of that, and while many people sign in.
import { median, rounded } from '../common/statistics.ts'
import { callsOf, type Kind } from './calls.ts'
import { createClient, fullLoad, type Measured, steadyLoad } from './load.ts'
import { type FilledServer, signInCall } from './servers.ts'

const callers = 16
const signedIn = 20

/** Calls a second of each kind, how much slower the slowest are at half load, and the memory after it. */
export const measureLoad = async (server: FilledServer, seconds: number, rounds: number) => {
  const { client } = server
  const names = Array.from({ length: signedIn }, (_, index) => `user${index}`)
  const full = async (kind: Kind) =>
    fullLoad(client, callsOf(kind, await server.signIn(...names)), callers, seconds)
  const health = () => ({ method: 'GET', path: '/healthz' })
  const load: Record<string, Measured> = {
    'a constant (ceiling)': await fullLoad(client, health, callers, seconds),
  }
  for (const kind of ['list of 365 readings', 'journeys'] as const) load[kind] = await full(kind)
  const mix = callsOf('the day’s mix', await server.signIn(...names))
  const most = await fullLoad(client, mix, callers, seconds)
  load['the day’s mix'] = most

  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const half = await steadyLoad(client, mix, most.perSecond / 2, seconds)
    load['the day’s mix at half load'] = half
    ratios.push(half.p99Ms / half.p50Ms)
  }
  load['write a reading'] = await full('write a reading')
  return {
    load,
    halfLoadP99OverP50: rounded(median(ratios)),
    megabytes: await server.megabytes(),
  }
}

const logins = 50
const perSecond = 100
const roundSeconds = 3

/** How slow the slowest calls of a steady mix are while 50 people sign in at any moment. */
export const measureDuringLogins = async (server: FilledServer, rounds: number) => {
  const next = callsOf('the day’s mix', await server.signIn('user0', 'user1', 'user2'))
  const crowd = createClient(server.origin, logins)
  let count = 0
  const login = () => {
    count += 1
    return signInCall(`user${count % 20}`)
  }
  const slowest = async () => (await steadyLoad(server.client, next, perSecond, roundSeconds)).p99Ms
  const quiet: number[] = []
  const busy: number[] = []
  let loginsPerSecond = 0
  await slowest()
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await slowest())
    const all = fullLoad(crowd, login, logins, roundSeconds + 1)
    busy.push(await slowest())
    loginsPerSecond = (await all).perSecond
  }
  crowd.close()
  const [quietMs, busyMs] = [median(quiet), median(busy)]
  return {
    loginsPerSecond,
    quietP99Ms: rounded(quietMs),
    busyP99Ms: rounded(busyMs),
    ratio: rounded(busyMs / quietMs),
  }
}
