// npm run bench -- timing: whether the time of a failed sign-in tells who has an account.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '@truenorth/api/testing'
import { createClient } from './api/load.ts'
import { unlimited } from './common/product.ts'
import { writeResults } from './common/results.ts'
import { median, rounded } from './common/statistics.ts'

const rounds = Number(process.env['ROUNDS'] ?? 300)
/** 99.9 % of the standard normal distribution lie within this many deviations. */
const certain = 3.29

const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-timing-'))
const server = await runServer({ DATA_DIR: dataDir, ...unlimited })
const client = createClient(server.origin, 1)
const account = { username: 'casey', email: 'casey@example.com', password: 'Wander-Lantern-42' }
await client.send({ method: 'POST', path: '/api/auth/users/', body: account })

const signIn = (username: string) => ({
  method: 'POST',
  path: '/api/token/',
  body: { username, password: 'Some-Other-Lantern-1' },
})

const timeSignIn = async (username: string) => {
  const started = performance.now()
  await client.send(signIn(username))
  return performance.now() - started
}

/**
 * How far two samples lie apart, in standard deviations, by the Mann–Whitney test
 * (https://en.wikipedia.org/wiki/Mann–Whitney_U_test): ranks are robust against single slow responses.
 */
const deviation = (known: number[], unknown: number[]) => {
  const all = [
    ...known.map((ms) => ({ ms, isKnown: true })),
    ...unknown.map((ms) => ({ ms, isKnown: false })),
  ]
  const ranked = all.toSorted((a, b) => a.ms - b.ms)
  const sum = ranked.reduce((total, { isKnown }, index) => total + (isKnown ? index + 1 : 0), 0)
  const [n, m] = [known.length, unknown.length]
  const u = sum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

const known: number[] = []
const unknown: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const isKnownFirst = Math.random() < 0.5
  if (isKnownFirst) known.push(await timeSignIn('casey'))
  unknown.push(await timeSignIn('robin'))
  if (!isKnownFirst) known.push(await timeSignIn('casey'))
}
client.close()
await server.stop()
await rm(dataDir, { recursive: true })

const deviations = rounded(deviation(known, unknown))
const tells = Math.abs(deviations) > certain
const results = {
  rounds,
  knownMs: rounded(median(known)),
  unknownMs: rounded(median(unknown)),
  deviations,
  tells,
}
console.table(results)
await writeResults('timing', results)
if (tells) process.exitCode = 1
