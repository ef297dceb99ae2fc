// npm run bench -- timing: whether the time of an answer tells who has an account.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runServer } from '@truenorth/api/trials'
import { createClient } from './api/client.ts'

const rounds = Number(process.env['ROUNDS'] ?? 300)
const plenty = { SIGN_IN_LIMIT: '1000000', REGISTRATION_LIMIT: '1000000', REQUEST_LIMIT: '1000000' }
// The standard normal distribution has 99.9 % within this many deviations.
const certain = 3.29

const dataDir = await mkdtemp(join(tmpdir(), 'truenorth-timing-'))
const server = await runServer({ DATA_DIR: dataDir, ...plenty })
const client = createClient(server.origin, 1)
const account = { username: 'casey', email: 'casey@example.com', password: 'Wander-Lantern-42' }
await client.send({ method: 'POST', path: '/api/auth/users/', body: account })

const signIn = (username: string) => ({
  method: 'POST',
  path: '/api/token/',
  body: { username, password: 'Some-Other-Lantern-1' },
})

const timed = async (username: string) => {
  const started = performance.now()
  await client.send(signIn(username))
  return performance.now() - started
}

// Ranks do not care for the odd slow answer: the Mann–Whitney test.
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
  if (isKnownFirst) known.push(await timed('casey'))
  unknown.push(await timed('robin'))
  if (!isKnownFirst) known.push(await timed('casey'))
}
client.close()
await server.stop()
await rm(dataDir, { recursive: true })

const median = (times: number[]) =>
  Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2))
const deviations = Number(deviation(known, unknown).toFixed(2))
const tells = Math.abs(deviations) > certain
const results = { rounds, knownMs: median(known), unknownMs: median(unknown), deviations, tells }
console.table(results)
const folder = join(process.cwd(), 'bench/results')
await mkdir(folder, { recursive: true })
const date = new Date().toISOString().slice(0, 10)
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
await writeFile(
  join(folder, 'timing.json'),
  `${JSON.stringify({ date, machine, ...results }, null, 2)}\n`,
)
if (tells) process.exitCode = 1
