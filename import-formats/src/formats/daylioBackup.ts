// Daylio's backup: base64 of JSON, and pictures by their checksums.
import { createCollector, type Collector } from '../collector'
import { clockOf, dayOf, isMoment, isoOf, isZone } from '../days'
import { baseName, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { decodeText, parseJson } from '../files/texts'
import { Refusal } from '../refusal'
import { textOfHtml } from '../text/plainText'
import { daylioMoodNames } from './daylioMoods'
import type { PartsFormat } from './format'
import { idOf, listOf, nameOf, recordOf, recordsOf, textOf, type JsonRecord } from './json'

const fromBase64 = (text: string) => {
  let binary: string
  try {
    binary = atob(text.replace(/\s+/g, ''))
  } catch {
    throw new Refusal('bad-base64')
  }
  const bytes = new Uint8Array(binary.length)
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = binary.charCodeAt(place)
  return bytes
}

const byId = (list: unknown) => new Map(recordsOf(list).map(([, one]) => [nameOf(one.id), one]))

type ById = ReturnType<typeof byId>

// The value is that of the mood's group: own moods have ids from 6 on, and any name.
const moodOf = (id: string, moods: ById) => {
  const found = moods.get(id)
  if (!found) return { mood: null, moodName: id && `#${id}` }
  const value = 6 - Number(found.mood_group_id)
  const own = textOf(found.custom_name).trim()
  const moodName = own || daylioMoodNames[Number(found.predefined_name_id) - 1] || `#${id}`
  return { mood: Number.isInteger(value) && value >= 1 && value <= 5 ? value : null, moodName }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const zoneOfOffset = (milliseconds: number) => {
  const minutes = Math.abs(milliseconds) / 60_000
  const clock = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  return `${milliseconds < 0 ? '-' : '+'}${clock}`
}

// The moment is to be trusted only if it lands on the very minute of the day and the clock.
const momentOf = ({ datetime, timeZoneOffset }: JsonRecord, date: string, time: string | null) => {
  const nothing = { zone: null, instant: null }
  if (!isMoment(datetime) || typeof timeZoneOffset !== 'number') return nothing
  const local = datetime + timeZoneOffset
  const zone = zoneOfOffset(timeZoneOffset)
  if (!isMoment(local) || !isZone(zone) || !isoOf(local).startsWith(`${date}T${time}:`))
    return nothing
  return { zone, instant: isoOf(datetime) }
}

// Months count from 0. An hour of -1 says that no time was kept.
const whenOf = (entry: JsonRecord) => {
  const { year, month, day, hour, minute } = entry
  const date = dayOf(Number(year), Number(month) + 1, Number(day))
  if (date === null) return { date }
  const time = clockOf(Number(hour), Number(minute))
  return { date, time, ...momentOf(entry, date, time) }
}

const pictureFinder = (parts: Parts, assets: ById) => {
  const places = new Map(parts.names.map((name) => [baseName(name), name]))
  return async (ids: unknown, at: string, collector: Collector) => {
    const named = listOf(ids).map((id) => {
      const checksum = textOf(assets.get(nameOf(id))?.checksum)
      if (checksum === '') return { part: '', shown: `asset ${nameOf(id)}` }
      return { part: places.get(checksum) ?? '', shown: `assets/${checksum}` }
    })
    return await picturesAmong(parts, named, at, collector)
  }
}

const backupOf = ({ names }: Parts) => names.find((name) => baseName(name) === 'backup.daylio')

export const daylioBackup: PartsFormat = {
  isContent: (parts) => backupOf(parts) !== undefined,

  read: async (parts, { options, progress }) => {
    const bytes = fromBase64(await parts.text(backupOf(parts) ?? ''))
    const backup = recordOf(parseJson(decodeText(bytes)))
    if (!backup || !Array.isArray(backup.dayEntries)) return null
    const collector = createCollector('daylio-backup', 'tracker', options.today)
    const moods = byId(backup.customMoods)
    const tags = byId(backup.tags)
    const picturesOf = pictureFinder(parts, byId(backup.assets))
    const tagsOf = (ids: unknown, at: string) =>
      listOf(ids).flatMap((id) => {
        const tag = tags.get(nameOf(id))
        if (!tag) collector.warn(at, 'tag-unknown', nameOf(id))
        return tag ? [textOf(tag.name)] : []
      })

    const entries = recordsOf(backup.dayEntries)
    for (const [place, entry] of entries) {
      await progress(place / entries.length)
      const at = `dayEntries[${place}]`
      const when = whenOf(entry)
      if (when.date === null) {
        const { year, month, day } = entry
        collector.reject(at, 'bad-date', `${nameOf(year)}/${nameOf(month)}/${nameOf(day)}`)
        continue
      }
      collector.add({
        at,
        ...when,
        ...moodOf(nameOf(entry.mood), moods),
        tags: tagsOf(entry.tags, at),
        title: textOfHtml(textOf(entry.note_title)),
        text: textOfHtml(textOf(entry.note)),
        pictures: await picturesOf(entry.assets, at, collector),
        sourceId: idOf(entry.id),
      })
    }
    return collector.finish()
  },
}
