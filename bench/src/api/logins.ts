import { createClient } from './client.ts'
import { fullLoad, pacedLoad } from './load.ts'
import { median, rounded } from './median.ts'
import { callsOf, kinds } from './mix.ts'
import { signInCall, type Stand } from './stand.ts'

const logins = 50
const perSecond = 100
const roundSeconds = 3

/** How slow the slowest calls of a steady day's mix are while 50 people sign in at any moment. */
export const duringLogins = async (stand: Stand, rounds: number) => {
  const next = callsOf(kinds['the day’s mix'], await stand.signIn('user0', 'user1', 'user2'))
  const crowd = createClient(stand.origin, logins)
  let count = 0
  const login = () => {
    count += 1
    return signInCall(`user${count % 20}`)
  }
  const slowest = async () => (await pacedLoad(stand.client, next, perSecond, roundSeconds)).p99Ms
  const times = { quiet: [0].slice(1), busy: [0].slice(1) }
  let signedIn = 0
  await slowest()
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(await slowest())
    const all = fullLoad(crowd, login, logins, roundSeconds + 1)
    times.busy.push(await slowest())
    signedIn = (await all).perSecond
  }
  crowd.close()
  const [quietMs, busyMs] = [median(times.quiet), median(times.busy)]
  return {
    loginsPerSecond: signedIn,
    quietP99Ms: rounded(quietMs),
    busyP99Ms: rounded(busyMs),
    ratio: rounded(busyMs / quietMs),
  }
}
