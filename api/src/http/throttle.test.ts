import { createThrottle } from './throttle.ts'

// Counts as the database does: one number for all processes, anew every minute.
const sharedCount = (callsPerMinute: number) => {
  let [now, ends, counted, asked] = [0, 0, 0, 0]
  return {
    nowMs: () => now,
    pass: (ms: number) => {
      now += ms
    },
    asked: () => asked,
    count: async (_key: string, calls: number) => {
      asked += 1
      if (now >= ends) [ends, counted] = [now + 60_000, 0]
      counted += calls
      return { isAllowed: counted <= callsPerMinute, msLeft: ends - now }
    },
  }
}

describe('the throttle of calls per minute', () => {
  const person = { id: 1 }
  const twoProcesses = (callsPerMinute: number) => {
    const shared = sharedCount(callsPerMinute)
    const make = () => createThrottle({ callsPerMinute, ...shared })
    return { shared, processes: [make(), make()] as const }
  }
  const allowed = async (calls: Promise<void>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length

  it('never allows more calls than the limit, over all processes', async () => {
    const { processes } = twoProcesses(1200)
    const calls = Array.from({ length: 3000 }, (_, index) =>
      index % 3 ? processes[0](person) : processes[1](person),
    )
    expect(await allowed(calls)).toBe(1200)
  })

  it('asks the shared counter for one call in twenty, and not while it refuses', async () => {
    const { shared, processes } = twoProcesses(1200)
    await allowed(Array.from({ length: 1000 }, () => processes[0](person)))
    expect(shared.asked()).toBe(50)
    await allowed(Array.from({ length: 5000 }, () => processes[0](person)))
    expect(shared.asked()).toBe(61)
  })

  it('allows calls again in the next minute', async () => {
    const { shared, processes } = twoProcesses(2)
    expect(await allowed([1, 2, 3].map(() => processes[0](person)))).toBe(2)
    await expect(processes[1](person)).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '60' },
    })
    shared.pass(60_000)
    expect(await allowed([1, 2, 3].map(() => processes[1](person)))).toBe(2)
  })

  it('recovers after the shared counter has failed', async () => {
    let isAway = true
    const count = async () => {
      if (isAway) throw new Error('away')
      return { isAllowed: true, msLeft: 60_000 }
    }
    const throttle = createThrottle({ callsPerMinute: 60, count })
    await expect(throttle(person)).rejects.toThrow('away')
    isAway = false
    await expect(throttle(person)).resolves.toBeUndefined()
  })
})
