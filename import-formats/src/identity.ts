// What tells items from each other, over all imports of one person.
import { sha256 } from '@noble/hashes/sha2.js'
import type { ImportIdentity, ImportSource } from '@truenorth/api-contract/imports'
import { baseName } from './files/parts'
import type { Origin, SourceItem, SourcePath } from './types'

const encoder = new TextEncoder()
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Two signs for each number of twelve bits. */
const pairs = Array.from(
  { length: signs.length ** 2 },
  (_, bits) => signs.charAt(bits >> 6) + signs.charAt(bits & 63),
)

// Several times faster than btoa with its text of bytes, which counts for 100,000 rows.
const base64url = (bytes: Uint8Array) => {
  let text = ''
  for (let place = 0; place < bytes.length; place += 3) {
    const bits =
      ((bytes[place] ?? 0) << 16) | ((bytes[place + 1] ?? 0) << 8) | (bytes[place + 2] ?? 0)
    text += (pairs[bits >> 12] ?? '') + (pairs[bits & 4095] ?? '')
  }
  // 32 bytes leave one sign without meaning.
  return text.slice(0, 43)
}

// In one go: the browser's own digests come one by one as promises, which takes longer than the digests do.
const digestOf = (facts: unknown) => base64url(sha256(encoder.encode(JSON.stringify(facts))))

// An id alone is not enough: everybody's Daylio counts from 1.
const factsOf = (source: ImportSource, item: SourceItem) => {
  const { kind, sourceId, localDate, localTime } = item
  if (sourceId !== null) return [source, kind, localDate, localTime, sourceId]
  return [source, kind, localDate, localTime, null, item.moodName, item.title, item.text]
}

// A description counts where there is one.
const picturesOf = (
  pictures: readonly string[],
  descriptions: SourceItem['descriptions'] = new Map(),
) =>
  pictures.map((part) => {
    const description = descriptions.get(part)
    return description ? [baseName(part), description] : baseName(part)
  })

const contentOf = ({ mood, moodName, energy, emotion, ...item }: SourceItem) => [
  mood ?? moodName,
  energy,
  emotion,
  item.tags.map((tag) => tag.toLowerCase()).toSorted(),
  item.title,
  item.text,
  picturesOf(item.pictures, item.descriptions),
]

// The same page has another title in another format, or has it as its first line.
const likenessOf = ({ kind, localDate, localTime, title, text }: SourceItem) => [
  kind,
  localDate,
  localTime,
  `${title} ${text}`.replace(/\s+/g, ' ').trim(),
]

type Facts<Item> = {
  who: (item: Item) => unknown
  content: (item: Item) => unknown
  /** Null for an item that nothing else can be told from. */
  likeness: (item: Item) => unknown
}

const identifyAll = <Item extends Origin>(
  items: readonly Item[],
  { who, content, likeness }: Facts<Item>,
  counts = new Map<string, number>(),
): ImportIdentity[] =>
  items.map((item) => {
    const facts = JSON.stringify(who(item))
    const count = counts.get(facts) ?? 0
    counts.set(facts, count + 1)
    const like = likeness(item)
    const { imported } = item
    return {
      // An item that was imported before is the same whatever file brings it again.
      key: imported?.key ?? digestOf([facts, count]),
      content: imported?.content ?? digestOf(content(item)),
      likeness: like === null ? null : digestOf(like),
    }
  })

/**
 * The identity of each item, in their order: equal rows of one file get different keys. Who takes a file
 * in parts hands the same counts to each.
 */
export const identify = (
  source: ImportSource,
  items: readonly SourceItem[],
  counts?: Map<string, number>,
): ImportIdentity[] =>
  identifyAll(
    items,
    {
      who: (item) => factsOf(source, item),
      content: contentOf,
      likeness: (item) => (item.localTime === null ? null : likenessOf(item)),
    },
    counts,
  )

// When a path was made stays, whatever is changed of it. A table has neither that moment nor an id.
const factsOfPath = ({ sourceId, created_at, title, start_date }: SourcePath) =>
  sourceId !== null && created_at !== null
    ? ['truenorth', 'path', created_at, sourceId]
    : ['truenorth', 'path', null, start_date, title]

const contentOfPath = ({ archived: _a, imported: _i, ...path }: SourcePath) => {
  const { sourceId: _id, at: _at, created_at: _created, updated_at: _updated, ...content } = path
  const { last_activity: _last, ...shown } = content
  return shown
}

/** The identity of each path, in their order. */
export const identifyPaths = (paths: readonly SourcePath[]) =>
  identifyAll(paths, {
    who: factsOfPath,
    content: contentOfPath,
    likeness: ({ title, start_date }) => ['path', start_date, title],
  })
