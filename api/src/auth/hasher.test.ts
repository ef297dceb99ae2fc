import { createHasher } from './hasher.ts'

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

// The shortest of several times, taken in turn: other work of the machine only ever makes one longer.
const shortest = async (works: (() => Promise<unknown>)[]) => {
  const times = works.map(() => Infinity)
  for (const _ of Array.from({ length: 9 }))
    for (const [index, work] of works.entries())
      times[index] = Math.min(times[index] ?? Infinity, await timed(work))
  return times
}

describe('password hashes', () => {
  it('are argon2id, and a wrong password does not match', async () => {
    const hasher = createHasher()
    const hash = await hasher.hash('Wander-Lantern-42')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const right = { isRight: true, isOutdated: false }
    expect(await hasher.verify(hash, 'Wander-Lantern-42')).toEqual(right)
    const wrong = { isRight: false, isOutdated: false }
    expect(await hasher.verify(hash, 'Wander-Lantern-43')).toEqual(wrong)
  })

  it('take the same time for an unknown user', async () => {
    const hasher = createHasher()
    const hash = await hasher.hash('Wander-Lantern-42')
    await hasher.verify(undefined, 'warm')
    const [known = 0, unknown = 0] = await shortest([
      () => hasher.verify(hash, 'wrong'),
      () => hasher.verify(undefined, 'wrong'),
    ])
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })
})
