import type { RequestFacts } from '../http/requestFacts.ts'
import { secondMs } from '../time/instant.ts'
import type { Family, Sample } from './exposition.ts'

const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Series = {
  method: string
  route: string
  statuses: Map<number, number>
  counts: number[]
  sumMs: number
}

const samplesOf = ({ method, route, statuses, counts, sumMs }: Series): Sample[] => {
  const labels = { method, route }
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...bucketsMs.map((most, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: most / secondMs },
      value: counts[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
    { suffix: '_sum', labels, value: sumMs / secondMs },
    { suffix: '_count', labels, value: total },
  ]
}

/** Counts requests by method, route and status, and how long they took. Strangers cannot make it grow. */
export const createRequestMetrics = () => {
  const series = new Map<string, Series>()

  const seriesOf = (given: string, route: string) => {
    const method = knownMethods.has(given) ? given : 'other'
    const key = `${method} ${route}`
    const known = series.get(key)
    if (known) return known
    const made: Series = {
      method,
      route,
      statuses: new Map(),
      counts: bucketsMs.map(() => 0),
      sumMs: 0,
    }
    series.set(key, made)
    return made
  }

  return {
    observe: ({ method, route = 'none', status, ms }: RequestFacts) => {
      const one = seriesOf(method, route)
      one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1)
      one.sumMs += ms
      for (const [index, most] of bucketsMs.entries())
        if (ms <= most) one.counts[index] = (one.counts[index] ?? 0) + 1
    },
    families: (): Family[] => [
      {
        name: 'http_requests_total',
        help: 'Answered requests.',
        type: 'counter',
        samples: [...series.values()].flatMap(({ method, route, statuses }) =>
          [...statuses].map(([status, value]) => ({ labels: { method, route, status }, value })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'How long requests took.',
        type: 'histogram',
        samples: [...series.values()].flatMap(samplesOf),
      },
    ],
  }
}
