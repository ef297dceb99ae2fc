import { createHasher } from './hasher.ts'
import { createQueue } from './queue.ts'

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const median = async (work: () => Promise<unknown>) => {
  const times = []
  for (const _ of Array.from({ length: 9 })) times.push(await timed(work))
  return times.toSorted((a, b) => a - b)[4] ?? 0
}

describe('password hashes', () => {
  it('are argon2id and tell right from wrong', async () => {
    const hasher = createHasher()
    const hash = await hasher.hash('Wander-Lantern-42')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hasher.verify(hash, 'Wander-Lantern-42')).toBe(true)
    expect(await hasher.verify(hash, 'Wander-Lantern-43')).toBe(false)
  })

  it('take as long for a user who does not exist', async () => {
    const hasher = createHasher()
    const hash = await hasher.hash('Wander-Lantern-42')
    await hasher.verify(undefined, 'warm')
    const known = await median(() => hasher.verify(hash, 'wrong'))
    const unknown = await median(() => hasher.verify(undefined, 'wrong'))
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})

describe('the queue for hashing', () => {
  const pause = (ms: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    })

  it('runs no more at once than it may', async () => {
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

  it('sends away who would wait too long, and goes on with the others', async () => {
    const queued = createQueue({ concurrency: 1, longestWaitMs: 20 })
    const slow = queued(() => pause(60))
    await expect(queued(() => pause(1))).rejects.toThrow('Waited too long')
    await slow
    expect(await queued(async () => 'next')).toBe('next')
  })
})
