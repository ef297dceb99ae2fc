// The API in this process beside nothing but the driver of its database.
import { getRequestListener } from '@hono/node-server'
import type { Api, Database } from '@truenorth/api'
import { median, rounded } from '../common/statistics.ts'

const columns = 'id, version, mood_value, energy, note, tags, recorded_at, local_date, time_zone'
const values = [
  4,
  'medium',
  'A good day.',
  '["work"]',
  '2031-01-01T10:00:00.000000Z',
  '2031-01-01',
  'UTC',
]

// The list and the write with only the driver and JSON between them and the database.
const bareCalls = (database: Database, userId: number) => {
  const names = 'user_id, mood_value, energy, note, tags, recorded_at, local_date, time_zone'
  if (database.dialect === 'sqlite') {
    const list = database.file.prepare(
      `select ${columns} from moods where user_id = ? order by recorded_at desc, id desc`,
    )
    const write = database.file.prepare(
      `insert into moods (${names}) values (?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    )
    return {
      list: async () => JSON.stringify(list.all(userId)),
      write: async () => JSON.stringify(write.get(userId, ...values)),
    }
  }
  const { pool } = database
  const list = `select ${columns} from moods where user_id = $1 order by recorded_at desc, id desc`
  const write = `insert into moods (${names}) values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`
  return {
    list: async () => JSON.stringify((await pool.query(list, [userId])).rows),
    write: async () => JSON.stringify((await pool.query(write, [userId, ...values])).rows),
  }
}

// Requests are created before the clock runs, and responses are of the class that node-server puts in place.
const apiCalls = ({ fetch }: Api, token: string) => {
  getRequestListener(() => new Response())
  const json = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({
    mood_value: 4,
    energy: 'medium',
    note: 'A good day.',
    tags: ['work'],
  })
  const headers = { ...json, 'Content-Length': String(body.length) }
  const callsOf = (init: RequestInit, status: number) => () => {
    const request = new Request('http://bench/api/mood/', init)
    return async () => {
      const response = await fetch(request)
      if (response.status !== status) throw new Error(`The API answered ${response.status}`)
    }
  }
  return {
    list: callsOf({ method: 'GET', headers: json }, 200),
    write: callsOf({ method: 'POST', headers, body }, 201),
  }
}

type Work = () => Promise<unknown>

const callers = 8
const roundMs = 500
const mostCalls = 4000

const callsPerSecond = async (prepare: () => Work) => {
  const calls = Array.from({ length: mostCalls }, prepare)
  const started = performance.now()
  let count = 0
  const run = async () => {
    for (let work = calls.pop(); work; work = calls.pop()) {
      await work()
      count += 1
      if (performance.now() - started > roundMs) return
    }
  }
  await Promise.all(Array.from({ length: callers }, run))
  return (count / (performance.now() - started)) * 1000
}

/** Calls a second of the API and of the bare driver in this process, interleaved. */
export const compareWithBareDriver = async (
  api: Api,
  database: Database,
  { token, userId, rounds }: { token: string; userId: number; rounds: number },
) => {
  const bare = bareCalls(database, userId)
  const own = apiCalls(api, token)
  const results: Record<string, { bare: number; api: number; ratio: number }> = {}
  for (const name of ['list', 'write'] as const) {
    const rates: Record<'bare' | 'api', number[]> = { bare: [], api: [] }
    await callsPerSecond(() => bare[name])
    await callsPerSecond(own[name])
    for (let round = 0; round < rounds; round += 1) {
      rates.bare.push(await callsPerSecond(() => bare[name]))
      rates.api.push(await callsPerSecond(own[name]))
    }
    const [one, other] = [median(rates.bare), median(rates.api)]
    results[name] = { bare: Math.round(one), api: Math.round(other), ratio: rounded(other / one) }
  }
  return results
}
