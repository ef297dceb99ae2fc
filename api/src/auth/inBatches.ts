const mostTogether = 100
// Whoever comes later does not wait for a question that hangs.
const slowMs = 100

type Waiting<Asked, Found> = {
  asked: Asked
  resolve: (found: Found) => void
  reject: (cause: unknown) => void
}

/**
 * Asks one by one as long as it is quiet; what comes while a question is under way is asked
 * together. `ask` answers in the order in which it was asked.
 */
export const inBatches = <Asked, Found>(
  ask: (all: readonly Asked[]) => Promise<readonly (Found | undefined)[]>,
) => {
  const waiting: Waiting<Asked, Found | undefined>[] = []
  let asking = 0
  let askedAt = 0

  const askNext = async (): Promise<void> => {
    const batch = waiting.splice(0, mostTogether)
    if (batch.length === 0) return
    asking += 1
    askedAt = performance.now()
    try {
      const found = await ask(batch.map(({ asked }) => asked))
      batch.forEach(({ resolve }, index) => resolve(found[index]))
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    } finally {
      asking -= 1
    }
    await askNext()
  }

  return (asked: Asked) =>
    new Promise<Found | undefined>((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (asking === 0 || performance.now() - askedAt > slowMs) void askNext()
    })
}
