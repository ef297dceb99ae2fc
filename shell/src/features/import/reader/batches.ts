// What is sent together: the server takes so many items, and a megabyte, at once.
import { type ImportPath, mostItemsOfBatch } from '@truenorth/api-contract/imports'
import type { SourceItem } from '@truenorth/import-formats'

// Long texts go in smaller batches.
const mostCharactersOfBatch = 250_000

/** Pieces of a list, in its order, each within what one request may carry. */
const toPieces = <Item>(items: readonly Item[], lengthOf: (item: Item) => number) => {
  const pieces: Item[][] = []
  let characters = Infinity
  for (const item of items) {
    const length = lengthOf(item)
    const last = pieces.at(-1)
    if (last && last.length < mostItemsOfBatch && characters + length <= mostCharactersOfBatch) {
      last.push(item)
      characters += length
    } else {
      pieces.push([item])
      characters = length
    }
  }
  return pieces
}

/** The places of items, in batches. */
export const toBatches = (items: readonly SourceItem[], places: readonly number[]) =>
  toPieces(places, (place) => {
    const { text = '', title = '' } = items[place] ?? {}
    return text.length + title.length
  })

type Waypoint = ImportPath['waypoints'][number]

// The names and short values of each take as much again.
const lengthOf = ({ title, description, reward }: Waypoint) =>
  title.length + description.length + reward.length + 250

/** Paths in batches. One with more waypoints than a request may carry goes on in the next. */
export const toPathBatches = (paths: readonly ImportPath[]) => {
  const parts = paths.flatMap((path) => {
    const [first = [], ...others] = toPieces(path.waypoints, lengthOf)
    let before = first.length
    return [
      { ...path, waypoints: first },
      ...others.map((waypoints) => {
        const part = { ...path, waypoints, waypoints_before: before }
        before += waypoints.length
        return part
      }),
    ]
  })
  return toPieces(parts, ({ title, description, waypoints }) =>
    waypoints.reduce(
      (sum, waypoint) => sum + lengthOf(waypoint),
      title.length + description.length + 500,
    ),
  )
}
