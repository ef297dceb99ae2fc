// Our own archive: truenorth.json with readings and journal, and the pictures that it names.
import { emotions } from '@truenorth/api-contract/journal'
import { energies } from '@truenorth/api-contract/moods'
import { createCollector, type Collector } from '../collector'
import { isMoment, isoDayFrom, isZone, momentFrom, wallClock } from '../days'
import { baseName, folderOf, partsOfFolder, type Parts } from '../files/parts'
import { picturesAmong } from '../files/pictures'
import { parseJson } from '../files/texts'
import type { Context, JsonFormat, PartsFormat } from './format'
import { idOf, nameOf, recordOf, recordsOf, textOf, textsOf, type JsonRecord } from './json'

/** The energy of a reading, where it has one. */
export const energyOf = (value: unknown) => energies.find((energy) => energy === value)

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
    tags: textsOf(reading.tags),
    text: textOf(reading.note),
    sourceId: idOf(reading.id),
  })
}

const entryOf = (entry: JsonRecord, at: string) => ({
  at,
  kind: 'diary' as const,
  date: isoDayFrom(textOf(entry.entry_date))?.date ?? null,
  written: entry.entry_date,
  ...moodOf(entry.mood),
  emotion:
    entry.has_emotion === false ? undefined : emotions.find((emotion) => emotion === entry.emotion),
  tags: textsOf(entry.tags),
  title: textOf(entry.title),
  text: textOf(entry.content),
  sourceId: idOf(entry.id),
})

// What an import cannot bring back yet is told, with its name or how much of it there is.
const warnOfRest = (file: JsonRecord, { warn }: Collector) => {
  for (const [place, { title }] of recordsOf(file.journeys))
    warn(`journeys[${place}]`, 'not-imported', textOf(title))
  const counts = {
    alt: recordsOf(file.pictures).filter(([, { alt }]) => textOf(alt) !== '').length,
    feedback: recordsOf(file.feedback).length,
  }
  for (const [name, count] of Object.entries(counts))
    if (count > 0) warn(null, 'not-imported', `${name}: ${count}`)
}

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
  const files = new Map(
    recordsOf(file.pictures).map(([, { path, file: part }]) => [textOf(path), textOf(part)]),
  )
  const entries = recordsOf(file.journal)
  for (const [place, entry] of entries.toReversed()) {
    await progress(1 - place / entries.length)
    const at = `journal[${place}]`
    const named = textsOf(entry.images).map((path) => {
      const part = files.get(path)
      return { part: folder + (part ?? ''), shown: part ?? path }
    })
    const pictures = await picturesAmong(parts, named, at, collector)
    collector.add({ ...entryOf(entry, at), pictures })
  }
  warnOfRest(file, collector)
  return collector.finish()
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
