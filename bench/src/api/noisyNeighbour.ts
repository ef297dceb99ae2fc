// What others feel of one account at its worst: much to read, read again and again, an export, and long writes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { median, rounded } from '../common/statistics.ts'
import { callsOf } from './calls.ts'
import { steadyLoad } from './load.ts'
import type { FilledServer } from './servers.ts'

const program = fileURLToPath(new URL('noisyAccount.js', import.meta.url))
const noisyName = 'user30'
const entries = 25
const entryBytes = 1_000_000
const perSecond = 40
const roundSeconds = 5
const warmUpMs = 1000
const sampleMs = 250

// As a server without limits has stored them: longer than what is accepted today.
const addEntries = async ({ database }: FilledServer) => {
  const { id: user_id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', noisyName)
    .executeTakeFirstOrThrow()
  const instant = '2031-01-01T10:00:00.000000Z'
  for (let index = 0; index < entries; index += 1) {
    const content = 'By the river, "for an hour".\n'.repeat(entryBytes / 30)
    const [created_at, updated_at] = [instant, instant]
    const texts = { title: `Entry ${index}`, content, tags: '[]', emotion: 'calm' }
    await database.db
      .insertInto('journal_entries')
      .values({ user_id, entry_date: '2031-01-01', mood: 4, ...texts, created_at, updated_at })
      .execute()
  }
}

const startNoise = async ({ origin }: FilledServer, token: string) => {
  const env = { ...process.env, ORIGIN: origin, TOKEN: token }
  const noise = spawn(process.execPath, [program], { env, stdio: 'inherit' })
  const ended = once(noise, 'exit')
  await wait(warmUpMs)
  return async () => {
    noise.kill('SIGKILL')
    await ended
  }
}

// The largest memory of the server while something runs.
const largestMemory = (server: FilledServer) => {
  let most = 0
  const sample = async () => {
    most = Math.max(most, await server.megabytes())
  }
  const timer = setInterval(() => void sample(), sampleMs)
  return async () => {
    clearInterval(timer)
    await sample()
    return most
  }
}

/** Times of a steady mix of others, quiet and beside the noisy account, interleaved, and the memory of the server. */
export const measureNoisyNeighbour = async (server: FilledServer, rounds: number) => {
  await addEntries(server)
  const next = callsOf('the day’s mix', await server.signIn('user0', 'user1', 'user2'))
  const measure = () => steadyLoad(server.client, next, perSecond, roundSeconds)
  const quiet: { p95Ms: number; p99Ms: number }[] = []
  const noisy: typeof quiet = []
  let megabytes = 0
  await measure()
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await measure())
    // The access token of the account would expire during a long bench.
    const [token = ''] = await server.signIn(noisyName)
    const stopNoise = await startNoise(server, token)
    const memory = largestMemory(server)
    noisy.push(await measure())
    megabytes = Math.max(megabytes, await memory())
    await stopNoise()
  }
  const ofAll = (all: typeof quiet, name: 'p95Ms' | 'p99Ms') =>
    rounded(median(all.map((one) => one[name])))
  const [quietP95Ms, quietP99Ms] = [ofAll(quiet, 'p95Ms'), ofAll(quiet, 'p99Ms')]
  const [noisyP95Ms, noisyP99Ms] = [ofAll(noisy, 'p95Ms'), ofAll(noisy, 'p99Ms')]
  return {
    quietP95Ms,
    noisyP95Ms,
    p95Ratio: rounded(noisyP95Ms / quietP95Ms),
    quietP99Ms,
    noisyP99Ms,
    p99Ratio: rounded(noisyP99Ms / quietP99Ms),
    megabytes,
  }
}
