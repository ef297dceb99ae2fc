/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Gives the items one after another, each round in another order, so that none comes twice soon. */
export const inTurns = <Item>(items: readonly Item[], random: () => number) => {
  let left: Item[] = []
  return (): Item | undefined => {
    if (left.length === 0) left = [...items]
    return left.splice(Math.floor(random() * left.length), 1)[0]
  }
}
