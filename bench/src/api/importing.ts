// What others feel of one person who brings in the readings of a lifetime, and how long that takes.
import { createHash } from 'node:crypto'
import { median, rounded } from '../common/statistics.ts'
import { callsOf } from './calls.ts'
import { steadyLoad, type Client } from './load.ts'
import type { FilledServer } from './servers.ts'

const readings = 100_000
const perBatch = 500
const perSecond = 40
const roundSeconds = 5
const firstDay = Date.UTC(2000, 0, 1)
const minuteMs = 60_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const itemAt = (index: number) => {
  const moment = new Date(firstDay + index * 97 * minuteMs).toISOString()
  return {
    kind: 'reading',
    key: hashOf(`key ${index}`),
    content: hashOf(`content ${index}`),
    likeness: hashOf(`likeness ${index}`),
    local_date: moment.slice(0, 10),
    local_time: moment.slice(11, 16),
    time_zone: 'Europe/Berlin',
    instant: null,
    mood: 1 + (index % 5),
    energy: null,
    emotion: '',
    tags: ['work', 'by the river'],
    title: '',
    text: `Reading ${index}: a walk along the water, and a long talk.`,
    images: [],
  }
}

const batches = function* () {
  for (let start = 0; start < readings; start += perBatch)
    yield Array.from({ length: perBatch }, (_, index) => itemAt(start + index))
}

type Sent = { path: string; body: object }

const createCaller =
  (client: Client, token: string) =>
  async ({ path, body }: Sent) => {
    const call = { method: 'POST', path: `/api/imports/${path}`, token, body }
    const { status, text } = await client.send(call)
    if (status >= 400) throw new Error(`${path} was answered ${status}: ${text}`)
    const answer: { id: number } = JSON.parse(text)
    return answer
  }

type Items = ReturnType<typeof itemAt>[]

const importAll = async (client: Client, token: string, prepared: readonly Items[]) => {
  const post = createCaller(client, token)
  const { id } = await post({ path: '', body: { source: 'daylio-csv', file_name: 'all.csv' } })
  for (const items of prepared) await post({ path: `${id}/items/`, body: { items } })
  await post({ path: `${id}/finish/`, body: {} })
  return id
}

/** Seconds of an import of 100,000 readings and of its undo, and the times of others before and during it. */
export const measureImport = async (server: FilledServer, name: string) => {
  const [token = ''] = await server.signIn(name)
  const next = callsOf('the day’s mix', await server.signIn('user0', 'user1', 'user2'))
  const measure = () => steadyLoad(server.client, next, perSecond, roundSeconds)
  await measure()
  const quiet = await measure()
  // Made beforehand: the process that measures has nothing else to do.
  const prepared = [...batches()]
  const started = performance.now()
  const importing = importAll(server.client, token, prepared)
  const busy: { p95Ms: number; p99Ms: number }[] = []
  let id: number | undefined
  while (id === undefined) {
    busy.push(await measure())
    id = await Promise.race([importing, Promise.resolve(undefined)])
  }
  const seconds = rounded((performance.now() - started) / 1000)
  const undoStarted = performance.now()
  await createCaller(server.client, token)({ path: `${id}/undo/`, body: { keep_edited: true } })
  const undoMs = rounded(performance.now() - undoStarted)
  const usual = (which: 'p95Ms' | 'p99Ms') => rounded(median(busy.map((one) => one[which])))
  return {
    seconds,
    undoMs,
    quietP95Ms: quiet.p95Ms,
    p95Ms: usual('p95Ms'),
    p95Ratio: rounded(usual('p95Ms') / quiet.p95Ms),
    quietP99Ms: quiet.p99Ms,
    p99Ms: usual('p99Ms'),
    p99Ratio: rounded(usual('p99Ms') / quiet.p99Ms),
  }
}
