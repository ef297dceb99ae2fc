// Day One: one JSON for each journal, and the pictures by their checksums.
import { createCollector, type Collector } from '../collector'
import { isMoment, isoOf, momentFrom, wallClock } from '../days'
import { baseName, folderOf, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { momentsIn, titleAndTextOf } from './dayOneText'
import { jsonOfPart, zoneOf, type PartsFormat } from './format'
import { idOf, recordOf, recordsOf, textOf, textsOf } from './json'

type Entry = Record<string, unknown>

const mediaNames = ['videos', 'audios', 'pdfAttachments']

// A first entry may be bad, and other JSON may lie beside the journals: so many are looked at.
const mostLooks = 20

const isJournal = (content: unknown) => {
  const { entries, metadata } = recordOf(content) ?? {}
  if (!Array.isArray(entries)) return false
  if (entries.length === 0) return metadata !== undefined
  return recordsOf(entries.slice(0, mostLooks)).some(([, entry]) => 'creationDate' in entry)
}

const orderOf = (photo: Entry) => (typeof photo.orderInEntry === 'number' ? photo.orderInEntry : 0)

const picturesOf = async (
  entry: Entry,
  parts: Parts,
  folder: string,
  at: string,
  collector: Collector,
) => {
  const photos = recordsOf(entry.photos)
    .map(([, photo]) => photo)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  const known = new Set(photos.map(({ identifier }) => textOf(identifier)))
  for (const name of mediaNames) {
    const media = recordsOf(entry[name])
    for (const [, { identifier }] of media) known.add(textOf(identifier))
    if (media.length > 0) collector.warn(at, 'not-imported', `${name}: ${media.length}`)
  }
  const named = photos.map(({ md5, type }) => {
    const shown = `photos/${textOf(md5)}.${textOf(type)}`
    return { part: folder + shown, shown }
  })
  const pictures = await picturesAmong(parts, named, at, collector)
  for (const moment of momentsIn(textOf(entry.text)))
    if (!known.has(moment)) collector.warn(at, 'picture-missing', moment)
  return pictures
}

const whenOf = (entry: Entry, at: string, collector: Collector) => {
  const moment = momentFrom(entry.creationDate)
  if (!isMoment(moment)) return { date: null }
  const zone = zoneOf(entry.timeZone, at, collector)
  const { date, time } = wallClock(moment, zone ?? 'UTC')
  return { date, time: entry.isAllDay === true ? null : time, zone, instant: isoOf(moment) }
}

export const dayOne: PartsFormat = {
  isContent: ({ names }) => names.some((name) => name.endsWith('.json')),

  read: async (parts, { options, progress }) => {
    const collector = createCollector('day-one', 'diary', options.today)
    const files = parts.names.filter((name) => name.endsWith('.json'))
    let journals = 0
    let others = 0
    for (const [index, name] of files.entries()) {
      const part = await jsonOfPart(parts, name, collector)
      if (part === null) continue
      const { content } = part
      if (!isJournal(content)) {
        others += 1
        if (journals === 0 && others === mostLooks) return null
        continue
      }
      journals += 1
      const entries = recordsOf(recordOf(content)?.entries)
      for (const [place, entry] of entries) {
        await progress((index + place / entries.length) / files.length)
        const at = `${name}#entries[${place}]`
        const when = whenOf(entry, at, collector)
        if (when.date === null) {
          collector.reject(at, 'bad-date', entry.creationDate)
          continue
        }
        collector.add({
          at,
          ...when,
          tags: textsOf(entry.tags),
          ...titleAndTextOf(textOf(entry.text)),
          pictures: await picturesOf(entry, parts, folderOf(name), at, collector),
          sourceId: idOf(entry.uuid),
          container: baseName(name).replace(/\.json$/, ''),
        })
      }
    }
    return journals === 0 ? null : collector.finish()
  },
}
