// Numbers for Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/
import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Database } from '../db/openDatabase.ts'
import { secondMs } from '../time/instant.ts'
import { clientAddress } from './clientAddress.ts'
import type { AppEnv, Log, RequestFacts } from './context.ts'
import { notFound } from './failure.ts'

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
// A method is a label: an unknown one counts as `other`, so that strangers cannot make new series.
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const lagPrecisionMs = 20

export type MetricsParts = {
  database: Database
  /** How many requests are being answered. */
  running: () => number
  log: Log
}

type Library = typeof import('prom-client')

const registryOf = (
  { Counter, Gauge, Histogram, Registry, collectDefaultMetrics }: Library,
  { database, running }: MetricsParts,
) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagPrecisionMs })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route'],
    buckets: bucketsSeconds,
    registers,
  })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('http_requests_in_hand', 'Requests that are being answered.', running)
  if (database.dialect === 'postgres') {
    const { pool } = database
    gauge('database_connections', 'Open connections to PostgreSQL.', () => pool.totalCount)
    gauge('database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  }
  return {
    observe: ({ method: given, route = 'none', status, ms }: RequestFacts) => {
      const method = knownMethods.has(given) ? given : 'other'
      requests.inc({ method, route, status })
      durations.observe({ method, route }, ms / secondMs)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** Counts requests by method, route and status. The library is loaded with the first request, so that the server starts faster. */
export const createMetrics = (parts: MetricsParts) => {
  let loading: Promise<ReturnType<typeof registryOf>> | undefined
  const load = () =>
    (loading ??= import('prom-client').then((library) => registryOf(library, parts)))
  return {
    load,
    observe: (facts: RequestFacts) =>
      void load()
        .then(({ observe }) => observe(facts))
        .catch((err: unknown) => parts.log.error({ err }, 'a request could not be counted')),
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other))

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

// A proxy on the same machine calls from loopback too, but names the client it calls for.
const isFromHere = (c: Context) =>
  loopback.has(clientAddress(0)(c)) &&
  !c.req.header('X-Forwarded-For') &&
  !c.req.header('Forwarded')

/** Answers the metrics to callers with the token or, where there is none, to programs of this machine. */
export const metricsRoutes = (
  token: string | undefined,
  { load }: Pick<ReturnType<typeof createMetrics>, 'load'>,
) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    if (!(token ? isSame(given, token) : isFromHere(c))) throw notFound()
    const { text, contentType } = await load()
    return c.body(await text(), 200, { 'Content-Type': contentType })
  })
