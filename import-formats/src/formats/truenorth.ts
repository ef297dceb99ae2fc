// Our own archive: truenorth.json with readings, paths and journal, and the pictures that it names.
import type { ArchivedItem } from '@truenorth/api-contract/imports'
import { emotions, longestAltText } from '@truenorth/api-contract/journal'
import { energies } from '@truenorth/api-contract/moods'
import { latestDayEnd } from '@truenorth/api-contract/readingDay'
import { createCollector, type Collector } from '../collector'
import { isMoment, isoDayFrom, isZone, momentFrom, wallClock } from '../days'
import { baseName, folderOf, partsOfFolder, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { parseJson } from '../files/texts'
import { addPath } from '../paths'
import { plainText } from '../text/plainText'
import { splitText } from '../text/splitText'
import type { Context, JsonFormat, PartsFormat } from './format'
import type { Origin } from '../types'
import { idOf, nameOf, recordOf, recordsOf, textOf, textsOf, type JsonRecord } from './json'

/** The energy of a reading, where it has one. */
export const energyOf = (value: unknown) => energies.find((energy) => energy === value)

/** The hour at which a day ended after midnight, where it is one. */
export const dayEndOf = (value: unknown) => {
  const isHour = typeof value === 'number' && Number.isInteger(value)
  return isHour && value > 0 && value <= latestDayEnd ? value : undefined
}

// As it is written there: a moment knows milliseconds, and what is stored knows microseconds.
const momentTextOf = (value: unknown) => {
  const text = textOf(value)
  return isMoment(momentFrom(text)) ? text : undefined
}

/** An entry is changed whenever it was not left as it was made. */
const editedAtOfEntry = ({ created_at, updated_at }: JsonRecord) =>
  updated_at === created_at ? undefined : momentTextOf(updated_at)

const isExport = (content: unknown) => recordOf(content)?.format === 'truenorth-export'

const moodOf = (value: unknown) => {
  const isStep = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5
  return { mood: isStep ? value : null, moodName: nameOf(value) }
}

/** The day as it was where it was written, and the clock there. */
export const whenOfReading = (
  [day, timestamp, timeZone]: [string, string, string],
  at: number | string,
  { warn }: Pick<Collector, 'warn'>,
) => {
  const moment = momentFrom(timestamp)
  const zone = isZone(timeZone) ? timeZone : null
  if (zone === null) warn(at, timeZone === '' ? 'zone-missing' : 'zone-unknown', timeZone)
  const local = isMoment(moment) ? wallClock(moment, zone ?? 'UTC') : null
  return {
    date: isoDayFrom(day)?.date ?? null,
    written: day,
    time: local?.time ?? null,
    zone,
    instant: local ? timestamp : null,
  }
}

const digest = /^[\w-]{43}$/
const digestFrom = (value: unknown) => (digest.test(textOf(value)) ? textOf(value) : null)

/** Where an item of an archive comes from: its id there, and the import that had brought it in. */
const originOf = (item: JsonRecord, kind: ArchivedItem['kind'], madeAt: unknown): Origin => {
  const { id, version } = item
  const key = digestFrom(item.import_key)
  // What was changed after the import is not what the import knew.
  const content = version === 1 ? digestFrom(item.import_content) : null
  const isNamed = Number.isSafeInteger(id) && Number.isSafeInteger(version)
  return {
    ...(isNamed &&
      isMoment(momentFrom(madeAt)) && {
        archived: { kind, id: Number(id), version: Number(version), made_at: textOf(madeAt) },
      }),
    ...(key !== null && { imported: { key, content } }),
  }
}

const addReading = (reading: JsonRecord, at: string, collector: Collector) => {
  const { local_date, timestamp, time_zone, has_time } = reading
  const when = [textOf(local_date), textOf(timestamp), textOf(time_zone)] as const
  collector.add({
    at,
    ...whenOfReading([...when], at, collector),
    // Of some readings only the day is known.
    ...(has_time === false && { time: null, instant: null }),
    ...moodOf(reading.mood_value),
    energy: energyOf(reading.energy),
    dayEnd: dayEndOf(reading.day_end),
    editedAt: momentTextOf(reading.edited_at),
    tags: textsOf(reading.tags),
    text: textOf(reading.note),
    sourceId: idOf(reading.id),
    ...originOf(reading, 'reading', timestamp),
  })
}

const entryOf = (entry: JsonRecord, at: string) => ({
  at,
  kind: 'diary' as const,
  date: isoDayFrom(textOf(entry.entry_date))?.date ?? null,
  written: entry.entry_date,
  // When it was made; its clock is that of its day, and of its zone nothing is kept.
  ...(isMoment(momentFrom(textOf(entry.created_at))) && { instant: textOf(entry.created_at) }),
  ...(textOf(entry.entry_time) !== '' && { time: textOf(entry.entry_time), zone: 'UTC' }),
  ...moodOf(entry.mood),
  editedAt: editedAtOfEntry(entry),
  emotion:
    entry.has_emotion === false ? undefined : emotions.find((emotion) => emotion === entry.emotion),
  tags: textsOf(entry.tags),
  title: textOf(entry.title),
  text: textOf(entry.content),
  sourceId: idOf(entry.id),
  ...originOf(entry, 'entry', entry.created_at),
})

// Oldest first, so that they are listed as they were.
const addPaths = (file: JsonRecord, collector: Collector) => {
  for (const [place, path] of recordsOf(file.journeys).toReversed()) {
    const at = `journeys[${place}]`
    const waypoints = recordsOf(path.milestones).map(
      ([index, waypoint]) => [`${at}.milestones[${index}]`, waypoint] as const,
    )
    addPath(path, waypoints, at, collector, originOf(path, 'path', path.created_at))
  }
}

/** The pictures of an archive by the paths under which entries name them. */
const picturesOf = (file: JsonRecord, folder: string) =>
  new Map(
    recordsOf(file.pictures).map(([, picture]) => {
      const shown = textOf(picture.file)
      const [alt = ''] = splitText(plainText(textOf(picture.alt)), longestAltText)
      return [textOf(picture.path), { part: folder + shown, shown, alt }]
    }),
  )

const readContent = async (
  content: unknown,
  parts: Parts,
  folder: string,
  { options, progress }: Context,
) => {
  const collector = createCollector('truenorth', 'tracker', options.today)
  const file = recordOf(content) ?? {}
  // Oldest first, so that those of one day keep their order.
  for (const [place, reading] of recordsOf(file.readings).toReversed()) {
    await progress(0)
    addReading(reading, `readings[${place}]`, collector)
  }
  const files = picturesOf(file, folder)
  const entries = recordsOf(file.journal)
  for (const [place, entry] of entries.toReversed()) {
    await progress(1 - place / entries.length)
    const at = `journal[${place}]`
    if (recordOf(entry.sealed)) {
      const day = isoDayFrom(textOf(entry.entry_date))?.date
      collector.reject(at, 'sealed-page', undefined, day)
      continue
    }
    const named = textsOf(entry.images).map(
      (path) => files.get(path) ?? { part: folder, shown: path, alt: '' },
    )
    const pictures = await picturesAmong(parts, named, at, collector)
    const descriptions = new Map(
      named.flatMap(({ part, alt }) => (alt === '' ? [] : [[part, alt] as const])),
    )
    collector.add({ ...entryOf(entry, at), pictures, descriptions })
  }
  addPaths(file, collector)
  const feedback = recordsOf(file.feedback).length
  if (feedback > 0) collector.warn(null, 'feedback-left-out', String(feedback))
  return collector.finish(null, textOf(file.account))
}

const fileOf = ({ names }: Parts) => names.find((name) => baseName(name) === 'truenorth.json')

export const truenorthArchive: PartsFormat = {
  isContent: (parts) => fileOf(parts) !== undefined,
  read: async (parts, context) => {
    const name = fileOf(parts) ?? ''
    const content = parseJson(await parts.text(name))
    return isExport(content) ? await readContent(content, parts, folderOf(name), context) : null
  },
}

/** The JSON alone, taken out of its archive: the pictures are missing then. */
export const truenorthJson: JsonFormat = {
  isContent: isExport,
  read: async (content, context) => await readContent(content, partsOfFolder([]), '', context),
}
