// Pixy: seven steps to five. The day of an item rules; its moment is in UTC and may lie on another day.
import { createCollector } from '../collector'
import { isoDayFrom, momentFrom } from '../days'
import type { JsonFormat } from './format'
import { idOf, nameOf, recordOf, recordsOf, textOf, textsOf, type JsonRecord } from './json'

const steps = new Map([
  ['extremely_bad', 1],
  ['very_bad', 1],
  ['bad', 2],
  ['neutral', 3],
  ['good', 4],
  ['very_good', 5],
  ['extremely_good', 5],
])

// Older files have items by their day.
const itemsOf = (items: unknown): [string, JsonRecord][] => {
  if (Array.isArray(items)) return recordsOf(items).map(([place, item]) => [String(place), item])
  return Object.entries(recordOf(items) ?? {}).map(([day, item]) => [day, recordOf(item) ?? {}])
}

// Older files have the tags among the settings.
const tagNamesOf = ({ tags, settings }: JsonRecord) =>
  new Map(
    [...recordsOf(recordOf(settings)?.tags), ...recordsOf(tags)].map(
      ([, { id, title, name }]) => [nameOf(id), textOf(title) || textOf(name)] as const,
    ),
  )

const sleepOf = ({ sleep }: JsonRecord) => {
  const quality = textOf(recordOf(sleep)?.quality)
  return quality && `Sleep: ${quality.replaceAll('_', ' ')}`
}

export const pixy: JsonFormat = {
  isContent: (content) => {
    const { items, settings } = recordOf(content) ?? {}
    const all = itemsOf(items)
    if (all.length === 0) return items !== undefined && recordOf(settings) !== null
    return all.some(([, item]) => 'rating' in item && 'date' in item)
  },

  read: async (content, { options, progress }) => {
    const collector = createCollector('pixy', 'tracker', options.today)
    const file = recordOf(content) ?? {}
    const names = tagNamesOf(file)
    const items = itemsOf(file.items)
    for (const [place, [key, item]] of items.entries()) {
      await progress(place / items.length)
      const at = `items[${key}]`
      const date = isoDayFrom(textOf(item.date))?.date ?? null
      const tags = recordsOf(item.tags).flatMap(([, { id }]) => {
        const name = names.get(nameOf(id))
        if (name === undefined && date !== null) collector.warn(at, 'tag-unknown', nameOf(id))
        return name === undefined ? [] : [name]
      })
      const rating = nameOf(item.rating)
      collector.add({
        at,
        date,
        written: item.date,
        instant: momentFrom(item.dateTime) === null ? null : textOf(item.dateTime),
        mood: steps.get(rating) ?? null,
        moodName: rating,
        tags: [...tags, ...textsOf(item.emotions)],
        text: [textOf(item.message), sleepOf(item)].filter(Boolean).join('\n'),
        sourceId: idOf(item.id),
      })
    }
    return collector.finish()
  },
}
