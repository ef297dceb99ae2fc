// A program: one account at its worst, until it is killed. ORIGIN and TOKEN say where and who.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const origin = process.env['ORIGIN'] ?? ''
const authorization = `Bearer ${process.env['TOKEN']}`
const listsAtOnce = 6
/** Twenty writes a second are what one account may make. */
const betweenWritesMs = 50
const entry = {
  entry_date: '2031-01-01',
  mood: 4,
  emotion: 'calm',
  title: 'All that there is to say',
  content: '🌊'.repeat(100_000),
}

const send = (method: string, path: string, body?: string) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    const headers = {
      Authorization: authorization,
      'Accept-Encoding': 'gzip',
      ...(body && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
    }
    const sent = request(`${origin}/api${path}`, { method, headers }, resolve)
    // A connection that breaks is part of the noise.
    sent.once('error', () => resolve(undefined))
    sent.end(body)
  })

// Reads an answer without keeping it.
const call = async (method: string, path: string, body?: string) => {
  const answer = await send(method, path, body)
  if (answer) await once(answer.resume(), 'close')
}

const forEver = async (work: () => Promise<void>) => {
  for (;;) await work()
}

const writeForEver = async () => {
  const created = await send('POST', '/journal/', JSON.stringify(entry))
  const { id }: { id: number } = JSON.parse(await text(created ?? Readable.from(['{}'])))
  await forEver(async () => {
    await call('PATCH', `/journal/${id}/`, JSON.stringify(entry))
    await wait(betweenWritesMs)
  })
}

const list = () => forEver(() => call('GET', '/journal/'))
await Promise.all([
  ...Array.from({ length: listsAtOnce }, list),
  forEver(() => call('GET', '/account/export/')),
  writeForEver(),
])
