// Calls of an API over kept connections: as fast as they go, or at a given rate.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Call = { method: string; path: string; token?: string; body?: object }
type Response = { status: number; text: string }

/** Sends over kept connections; resolves with the status and the body's text. */
export const createClient = (origin: string, connections: number) => {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (call: Call): Promise<Response> =>
    new Promise<Response>((resolve, reject) => {
      const { method, path, token, body } = call
      const payload = body && JSON.stringify(body)
      const headers = {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(payload && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(payload),
        }),
      }
      const sent = request({ hostname, port, agent, method, path, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      // The server may have closed a kept connection meanwhile, which HTTP allows: send once more.
      sent.once('error', (error) => {
        if (sent.reusedSocket) resolve(send(call))
        else reject(error)
      })
      sent.end(payload)
    })
  return { send, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>

const secondMs = 1000

export type Measured = {
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  failed: number
}

const summarize = (times: number[], failed: number, elapsedMs: number): Measured => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    perSecond: Math.round((times.length / elapsedMs) * secondMs),
    p50Ms: Number(at(0.5).toFixed(2)),
    p95Ms: Number(at(0.95).toFixed(2)),
    p99Ms: Number(at(0.99).toFixed(2)),
    failed,
  }
}

type Recorder = { times: number[]; failed: number }

const timeCall = async (client: Client, call: Call, recorder: Recorder) => {
  const started = performance.now()
  const { status } = await client.send(call)
  recorder.times.push(performance.now() - started)
  if (status >= 400 && status !== 404) recorder.failed += 1
}

/** As fast as so many callers go, each sending one call after the other. */
export const fullLoad = async (
  client: Client,
  next: () => Call,
  callers: number,
  seconds: number,
) => {
  const recorder: Recorder = { times: [], failed: 0 }
  const started = performance.now()
  const end = started + seconds * secondMs
  const run = async () => {
    while (performance.now() < end) await timeCall(client, next(), recorder)
  }
  await Promise.all(Array.from({ length: callers }, run))
  return summarize(recorder.times, recorder.failed, performance.now() - started)
}

/** At a given rate, whether or not the server keeps up: waiting in the queue counts as time. */
export const steadyLoad = async (
  client: Client,
  next: () => Call,
  perSecond: number,
  seconds: number,
) => {
  const recorder: Recorder = { times: [], failed: 0 }
  const running: Promise<void>[] = []
  const started = performance.now()
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = started + (sent / perSecond) * secondMs
    const early = due - performance.now()
    if (early > 1) await wait(early)
    running.push(timeCall(client, next(), recorder))
  }
  await Promise.all(running)
  return summarize(recorder.times, recorder.failed, performance.now() - started)
}
