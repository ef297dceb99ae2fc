import { createQueue, createTurns } from './queue.ts'

describe('a queue', () => {
  const pause = (ms: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    })

  it('runs at most as many pieces of work at once as allowed', async () => {
    const queued = createQueue({ concurrency: 2, longestWaitMs: 1000 })
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await pause(5)
      running -= 1
    }
    await Promise.all(Array.from({ length: 8 }, () => queued(work)))
    expect(most).toBe(2)
  })

  it('rejects work that waits too long, and runs the rest', async () => {
    const queued = createQueue({ concurrency: 1, longestWaitMs: 20 })
    const slow = queued(() => pause(60))
    await expect(queued(() => pause(1))).rejects.toThrow('Waited too long')
    await slow
    expect(await queued(async () => 'next')).toBe('next')
  })
})

describe('turns', () => {
  const patient = { mostWaiting: 1, longestWaitMs: 60_000, longestTurnMs: 60_000 }
  afterEach(() => jest.useRealTimers())

  it('end by themselves when nobody ends them', async () => {
    jest.useFakeTimers()
    const turns = createTurns({ ...patient, longestTurnMs: 5000 })
    await turns.take(1)
    const next = turns.run(1, async () => 'next')
    await jest.advanceTimersByTimeAsync(5000)
    expect(await next).toBe('next')
  })

  it('are one at a time for a person, in order, and touch nobody else', async () => {
    const turns = createTurns({ ...patient, mostWaiting: 2 })
    const order: string[] = []
    const endFirst = await turns.take(1)
    const second = turns.run(1, async () => void order.push('second'))
    const third = turns.run(1, async () => void order.push('third'))
    await expect(turns.take(1)).rejects.toMatchObject({ status: 429 })
    await turns.run(2, async () => void order.push('another'))
    endFirst()
    endFirst()
    await Promise.all([second, third])
    expect(order).toEqual(['another', 'second', 'third'])
  })

  it('go on after work that failed', async () => {
    const turns = createTurns(patient)
    const failing = turns.run(1, async () => {
      throw new Error('no')
    })
    const next = turns.run(1, async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('are not waited for too long', async () => {
    jest.useFakeTimers()
    const turns = createTurns({ ...patient, longestWaitMs: 8000 })
    await turns.take(1)
    const late = turns.take(1).catch((error: unknown) => error)
    await jest.advanceTimersByTimeAsync(8000)
    expect(await late).toMatchObject({ status: 429, headers: { 'Retry-After': '8' } })
  })
})
