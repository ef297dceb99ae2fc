// What tells items from each other, over all imports of one person.
import type { ImportIdentity, ImportSource } from '@truenorth/api-contract/imports'
import { baseName } from './files/parts'
import type { SourceItem } from './types'

const encoder = new TextEncoder()
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

// Three times faster than btoa with its text of bytes, which counts for 100,000 rows.
const base64url = (hash: ArrayBuffer) => {
  const bytes = new Uint8Array(hash)
  let text = ''
  for (let place = 0; place < bytes.length; place += 3) {
    const [one = 0, two = 0, three = 0] = [bytes[place], bytes[place + 1], bytes[place + 2]]
    const bits = (one << 16) | (two << 8) | three
    text += signs.charAt(bits >> 18) + signs.charAt((bits >> 12) & 63)
    text += signs.charAt((bits >> 6) & 63) + signs.charAt(bits & 63)
  }
  // 32 bytes leave one sign without meaning.
  return text.slice(0, 43)
}

const digestOf = async (text: string | null) =>
  text === null ? null : await crypto.subtle.digest('SHA-256', encoder.encode(text))

// An id alone is not enough: everybody's Daylio counts from 1.
const factsOf = (source: ImportSource, item: SourceItem) => {
  const { kind, sourceId, localDate, localTime } = item
  if (sourceId !== null) return [source, kind, localDate, localTime, sourceId]
  return [source, kind, localDate, localTime, null, item.moodName, item.title, item.text]
}

const contentOf = ({ mood, moodName, tags, title, text, pictures }: SourceItem) => [
  mood ?? moodName,
  tags.map((tag) => tag.toLowerCase()).toSorted(),
  title,
  text,
  pictures.map(baseName),
]

// The same page has another title in another format, or has it as its first line.
const likenessOf = ({ kind, localDate, localTime, title, text }: SourceItem) => [
  kind,
  localDate,
  localTime,
  `${title} ${text}`.replace(/\s+/g, ' ').trim(),
]

// So many at a time keep the queue of the platform short, and the memory low.
const atOnce = 500

/** The identity of each item, in their order: equal rows of one file get different keys. */
export const identify = async (
  source: ImportSource,
  items: readonly SourceItem[],
): Promise<ImportIdentity[]> => {
  const counts = new Map<string, number>()
  const keyOf = (item: SourceItem) => {
    const facts = JSON.stringify(factsOf(source, item))
    const count = counts.get(facts) ?? 0
    counts.set(facts, count + 1)
    return `${facts} ${count}`
  }
  const identities: ImportIdentity[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    const some = items.slice(start, start + atOnce)
    // One list of promises for three digests an item: a promise for each item would take a third more time.
    const digests = await Promise.all(
      some.flatMap((item) => [
        digestOf(keyOf(item)),
        digestOf(JSON.stringify(contentOf(item))),
        digestOf(item.localTime === null ? null : JSON.stringify(likenessOf(item))),
      ]),
    )
    for (let place = 0; place < digests.length; place += 3) {
      const [key, content, likeness] = digests.slice(place, place + 3)
      if (!key || !content) continue
      identities.push({
        key: base64url(key),
        content: base64url(content),
        likeness: likeness ? base64url(likeness) : null,
      })
    }
  }
  return identities
}
