// Long lists in parts.
import { breathe } from '../http/queue.ts'

/** A list in pieces of that size. */
export const chunks = function* <Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/**
 * Works on so many at once, and after each part leaves the thread to others for `pauseFactor` times as
 * long as it took: nobody waits for more than one part.
 */
export const inParts = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  pauseFactor: number,
  work: (some: readonly Item[]) => Promise<Result> | Result,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const some of chunks(items, atOnce)) {
    const startedAt = performance.now()
    results.push(await work(some))
    await breathe(pauseFactor * (performance.now() - startedAt))
  }
  return results
}
