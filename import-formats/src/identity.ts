// What tells items from each other, over all imports of one person.
import type { ImportIdentity, ImportSource } from '@truenorth/api-contract/imports'
import { baseName } from './files/parts'
import type { SourceItem } from './types'

const encoder = new TextEncoder()

const hashOf = async (facts: readonly unknown[]) => {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(facts)))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

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

// So many at a time keep the queue of the platform short.
const atOnce = 1_000

/** The identity of each item, in their order: equal rows of one file get different keys. */
export const identify = async (
  source: ImportSource,
  items: readonly SourceItem[],
): Promise<ImportIdentity[]> => {
  const counts = new Map<string, number>()
  const identities: ImportIdentity[] = []
  const identityOf = async (item: SourceItem) => {
    const facts = factsOf(source, item)
    const known = JSON.stringify(facts)
    const count = counts.get(known) ?? 0
    counts.set(known, count + 1)
    const [key, content, likeness] = await Promise.all([
      hashOf([...facts, count]),
      hashOf(contentOf(item)),
      item.localTime === null ? null : hashOf(likenessOf(item)),
    ])
    return { key, content, likeness }
  }
  for (let start = 0; start < items.length; start += atOnce)
    identities.push(...(await Promise.all(items.slice(start, start + atOnce).map(identityOf))))
  return identities
}
