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

// The first part of a path, then one for each further piece of its waypoints.
const partsOf = (path: ImportPath) => {
  const [first = [], ...others] = toPieces(path.waypoints, lengthOf)
  const parts = [{ ...path, waypoints: first }]
  let before = first.length
  for (const waypoints of others) {
    parts.push({ ...path, waypoints, waypoints_before: before })
    before += waypoints.length
  }
  return parts
}

/** Paths in batches. One with more waypoints than a request may carry goes on in the next. */
export const toPathBatches = (paths: readonly ImportPath[]) =>
  toPieces(paths.flatMap(partsOf), ({ title, description, waypoints }) =>
    waypoints.reduce(
      (sum, waypoint) => sum + lengthOf(waypoint),
      title.length + description.length + 500,
    ),
  )
