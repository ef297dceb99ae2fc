import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '../db/openDatabase.ts'
import { secondMs } from '../time/instant.ts'
import type { Family } from './exposition.ts'

const microseconds = 1e6
const nanoseconds = 1e9

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

const poolOf = (database: Database) =>
  database.dialect === 'postgres'
    ? [
        gauge('database_connections', 'Open connections to PostgreSQL.', database.pool.totalCount),
        gauge(
          'database_waiting',
          'Queries that wait for a connection.',
          database.pool.waitingCount,
        ),
      ]
    : []

/** The process and its database in numbers, named as Prometheus' own client libraries name them. */
export const createProcessMetrics = (database: Database, inHand: () => number) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const startedAt = Date.now() / secondMs - process.uptime()
  return (): Family[] => {
    const { user, system } = process.cpuUsage()
    const lag = delay.percentile(99) / nanoseconds
    delay.reset()
    return [
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time used.',
        type: 'counter',
        samples: [{ value: (user + system) / microseconds }],
      },
      gauge('process_start_time_seconds', 'When the process began.', startedAt),
      gauge('process_resident_memory_bytes', 'Memory in use.', process.memoryUsage.rss()),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Lag since the last look.', lag),
      gauge('http_requests_in_hand', 'Requests that are being answered.', inHand()),
      ...poolOf(database),
    ]
  }
}
