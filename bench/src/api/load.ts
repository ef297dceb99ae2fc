import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Client } from './client.ts'

const secondMs = 1000

export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; failed: number }

const measured = (times: number[], failed: number, elapsedMs: number): Measured => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    perSecond: Math.round((times.length / elapsedMs) * secondMs),
    p50Ms: Number(at(0.5).toFixed(2)),
    p99Ms: Number(at(0.99).toFixed(2)),
    failed,
  }
}

type Recorder = { times: number[]; failed: number }

const timed = async (client: Client, call: Call, recorder: Recorder) => {
  const started = performance.now()
  const { status } = await client.send(call)
  recorder.times.push(performance.now() - started)
  if (status >= 400 && status !== 404) recorder.failed += 1
}

/** As fast as so many lanes go. */
export const fullLoad = async (
  client: Client,
  next: () => Call,
  lanes: number,
  seconds: number,
) => {
  const recorder: Recorder = { times: [], failed: 0 }
  const started = performance.now()
  const end = started + seconds * secondMs
  const lane = async () => {
    while (performance.now() < end) await timed(client, next(), recorder)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return measured(recorder.times, recorder.failed, performance.now() - started)
}

/** At a given rate, whether or not the server keeps up: waiting in line counts as time. */
export const pacedLoad = async (
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
    running.push(timed(client, next(), recorder))
  }
  await Promise.all(running)
  return measured(recorder.times, recorder.failed, performance.now() - started)
}
