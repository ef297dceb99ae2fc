// Journey: one JSON for each entry, with text in HTML, and the pictures beside it.
import { createCollector, type Collector } from '../collector'
import { isMoment, isoOf, wallClock } from '../days'
import { folderOf } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { textOfHtml } from '../text/plainText'
import { jsonOfPart, zoneOf, type PartsFormat } from './format'
import { idOf, recordOf, textOf, textsOf, type JsonRecord } from './json'

// Whether 5 is best could not be verified: the number is suggested, and the person says. 0 is none.
const moodOf = ({ mood }: JsonRecord, at: string, { warn }: Collector) => {
  if (typeof mood !== 'number' || mood === 0) return null
  if (Number.isInteger(mood) && mood >= 1 && mood <= 5) return mood
  warn(at, 'mood-out-of-range', mood)
  return null
}

export const journey: PartsFormat = {
  isContent: ({ names }) => names.some((name) => name.endsWith('.json')),

  read: async (parts, { options, progress }) => {
    const collector = createCollector('journey', 'diary', options.today)
    const files = parts.names.filter((name) => name.endsWith('.json'))
    let isJourney = false
    for (const [place, at] of files.entries()) {
      await progress(place / files.length)
      const part = await jsonOfPart(parts, at, collector)
      if (part === null) continue
      const entry = recordOf(part.content) ?? {}
      const { date_journal: moment } = entry
      if (moment === undefined) {
        collector.reject(at, 'unknown-format')
        continue
      }
      isJourney = true
      if (!isMoment(moment)) {
        collector.reject(at, 'bad-date', moment)
        continue
      }
      const zone = zoneOf(entry.timezone, at, collector)
      const folder = folderOf(at)
      const photos = textsOf(entry.photos).map((shown) => ({ part: folder + shown, shown }))
      const mood = moodOf(entry, at, collector)
      const found = {
        at,
        ...wallClock(moment, zone ?? 'UTC'),
        zone,
        instant: isoOf(moment),
        moodName: mood === null ? '' : String(mood),
        tags: textsOf(entry.tags),
        text: textOfHtml(textOf(entry.text)),
        pictures: await picturesAmong(parts, photos, at, collector),
        sourceId: idOf(entry.id),
        container: idOf(entry.folder),
      }
      collector.add(found, mood ?? undefined)
    }
    return isJourney ? collector.finish() : null
  },
}
