// A list of one user that may be long: read whole while it is short, else part by part.

/** An item's place in its list: what the list is ordered by, and the id. */
export type Place = { key: string; id: number }

/** JSON as a text, or as the bytes of one: a long text that is only passed on need not become one. */
export type Json = string | Uint8Array<ArrayBuffer>

const decoder = new TextDecoder()

/** The text of JSON. */
export const textOf = (json: Json) => (typeof json === 'string' ? json : decoder.decode(json))

/** Some items of a list, as JSON between commas, and the last of their places if more follow. */
export type ListPart = { items: Json; next?: Place | undefined }

export type LongList = {
  /** The bytes of its texts and, where it has one, a mark that changes with every change. Reads no text. */
  state: () => Promise<{ bytes: number; mark?: string }>
  /** All of it as JSON. */
  whole: () => Promise<string>
  /** At most so many of the items behind a place, and no more than `partBytes` of text unless it is one item. */
  part: (after: Place | undefined, mostItems: number, partBytes: number) => Promise<ListPart>
}

/** The first of the items that a part of a list may have: at least one, however large it is. */
export const whatFits = <Item extends { bytes: number }>(
  items: readonly Item[],
  mostItems: number,
  partBytes: number,
) => {
  const fitting: Item[] = []
  let sum = 0
  for (const item of items.slice(0, mostItems)) {
    sum += item.bytes
    if (sum > partBytes && fitting.length > 0) break
    fitting.push(item)
  }
  return fitting
}

/** How a list of computed items is read: their sizes and ids in order, all, or those from one id to another. */
export type SizedRows = {
  sizes: () => Promise<{ id: number; bytes: number }[]>
  all: () => Promise<object[]>
  between: (firstId: number, lastId: number) => Promise<object[]>
}

/** A list whose items are rows of the database with something computed. */
export const rowList = ({ sizes, all, between }: SizedRows): LongList => {
  let asked: ReturnType<typeof sizes> | undefined
  const sized = () => (asked ??= sizes())
  return {
    state: async () => ({ bytes: (await sized()).reduce((sum, { bytes }) => sum + bytes, 0) }),
    whole: async () => JSON.stringify(await all()),
    part: async (after, mostItems, partBytes) => {
      const items = await sized()
      const from = after ? items.findIndex(({ id }) => id === after.id) + 1 : 0
      const fitting = whatFits(items.slice(from), mostItems, partBytes)
      const [first, last] = [fitting.at(0), fitting.at(-1)]
      if (!first || !last) return { items: '' }
      const read = await between(first.id, last.id)
      const hasMore = from + fitting.length < items.length
      return {
        items: JSON.stringify(read).slice(1, -1),
        next: hasMore ? { key: '', id: last.id } : undefined,
      }
    },
  }
}

/** The parts of a list one after the other, as JSON between commas. */
export const partsOf = async function* (
  list: LongList,
  mostItems: number,
  partBytes: number,
): AsyncGenerator<Json, void> {
  let after: Place | undefined
  do {
    const { items, next } = await list.part(after, mostItems, partBytes)
    if (items.length > 0) yield items
    after = next
  } while (after)
}

/** A list of computed items in memory, where nothing takes long. */
export const memoryRows = (items: readonly { id: number }[]): LongList =>
  rowList({
    sizes: async () => items.map(({ id }) => ({ id, bytes: 0 })),
    all: async () => [...items],
    between: async (firstId, lastId) => {
      const at = (id: number) => items.findIndex((item) => item.id === id)
      return items.slice(at(firstId), at(lastId) + 1)
    },
  })

/** A list in memory, whose items are in order. */
export const memoryList = <Item extends { id: number; version: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  toJson: (item: Item) => unknown = (item) => item,
): LongList => {
  return {
    state: async () => {
      const versions = items.reduce((sum, { version }) => sum + version, 0)
      const newest = Math.max(0, ...items.map(({ id }) => id))
      // In memory nothing takes long.
      return { bytes: 0, mark: `${items.length}-${newest}-${versions}` }
    },
    whole: async () => JSON.stringify(items.map(toJson)),
    part: async (after, mostItems) => {
      const from = after ? items.findIndex(({ id }) => id === after.id) + 1 : 0
      const some = items.slice(from, from + mostItems)
      const last = some.at(-1)
      const hasMore = from + mostItems < items.length
      return {
        items: JSON.stringify(some.map(toJson)).slice(1, -1),
        next: last && hasMore ? { key: keyOf(last), id: last.id } : undefined,
      }
    },
  }
}
