// Takes what formats find, and makes readings and entries of it by the rules that all formats share.
import {
  type Emotion,
  longestEntryTag,
  longestEntryTitle,
  mostEntryTags,
  mostImages,
  longestEntryContent,
} from '@truenorth/api-contract/journal'
import type { ImportSource } from '@truenorth/api-contract/imports'
import { type Energy, longestNote, mostReadingsOfDay } from '@truenorth/api-contract/moods'
import { distinctTags } from '@truenorth/api-contract/text'
import { Temporal } from 'temporal-polyfill'
import { oneLine, plainText } from './text/plainText'
import { splitText } from './text/splitText'
import type { Origin, ReadFile, SourceItem, SourcePath } from './types'

type Place = number | string

/** One row or entry of a source. What a source does not have is left out. */
export type Found = Origin & {
  at: Place
  /** Where it differs from what its source keeps. */
  kind?: 'tracker' | 'diary'
  date: string | null
  /** What stands for the day in the source, for the report of one that does not exist. */
  written?: unknown
  time?: string | null
  zone?: string | null
  instant?: string | null
  mood?: number | null
  moodName?: string
  energy?: Energy | undefined
  dayEnd?: number | undefined
  editedAt?: string | undefined
  emotion?: Emotion | undefined
  tags?: readonly string[]
  title?: string
  text?: string
  pictures?: string[]
  descriptions?: ReadonlyMap<string, string>
  sourceId?: string | null
  container?: string | null
}

export type Collected = Omit<ReadFile, 'readPicture'>

const germanMoods = ['lausig', 'schlecht', 'ok', 'gut', 'super']

/** What Daylio calls its moods in German is suggested, never applied unasked. */
const germanMoodOf = (name: string) => {
  const place = germanMoods.indexOf(name.toLowerCase())
  return place < 0 ? undefined : place + 1
}

const withSuffix = (id: string | null, suffix: string) => (id === null ? null : id + suffix)

// Of a value that is reported, as many code points.
const longestShown = 100

const shownOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

// A title over the limit goes on in the text.
const titleAndText = (title: string, text: string) => {
  const [head = '', rest] = splitText(title, longestEntryTitle, 2)
  return { title: head, text: rest === undefined ? text : [rest, text].filter(Boolean).join('\n') }
}

const entriesOf = (item: SourceItem): SourceItem[] => {
  const { title, text } = titleAndText(item.title, item.text)
  const { sourceId, pictures } = item
  const [first = '', ...others] = splitText(text, longestEntryContent)
  const entries = [{ ...item, title, text: first, pictures: pictures.slice(0, mostImages) }]
  for (const [index, more] of others.entries())
    entries.push({
      ...item,
      title,
      text: more,
      pictures: [],
      sourceId: withSuffix(sourceId, `/t${index + 2}`),
    })
  for (let start = mostImages; start < pictures.length; start += mostImages)
    entries.push({
      ...item,
      title,
      text: '',
      pictures: pictures.slice(start, start + mostImages),
      sourceId: withSuffix(sourceId, `/${start / mostImages + 1}`),
    })
  return entries
}

// A reading has neither title nor pictures: they, and what does not fit the note, go to an entry beside it.
const readingOf = (item: SourceItem): SourceItem[] => {
  const note = [item.title, item.text].filter(Boolean).join('\n')
  const [kept = '', rest] = splitText(note, longestNote, 2)
  const reading: SourceItem = { ...item, kind: 'reading', title: '', text: kept, pictures: [] }
  if (rest === undefined && item.pictures.length === 0) return [reading]
  return [reading, ...entriesOf({ ...item, kind: 'entry', text: rest ?? '' })]
}

/** @param kind what the source keeps: a tracker's rows are readings, a diary's are entries */
export const createCollector = (
  source: ImportSource,
  kind: 'tracker' | 'diary',
  today = Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString(),
) => {
  const collected: Collected = {
    source,
    refused: null,
    items: [],
    paths: [],
    rejected: [],
    warnings: [],
    askFor: [],
    suggest: {},
    table: null,
  }
  const asked = new Set<string>()
  const suggestions = new Map<string, number>()
  const readingsOn = new Map<string, number>()

  const warn = (at: Place | null, code: string, detail: unknown = '') => {
    collected.warnings.push({ at, code, detail: plainText(shownOf(detail)) })
  }
  const reject = (at: Place, reason: string, value?: unknown, date?: string) => {
    const place = typeof at === 'number' ? { line: at, at: null } : { line: null, at }
    const [shortened = ''] = splitText(oneLine(shownOf(value)), longestShown)
    const shown = value === undefined ? {} : { value: shortened }
    collected.rejected.push({ ...place, reason, ...shown, ...(date && { date }) })
  }

  const tagsOf = (at: Place, written: readonly string[]) => {
    if (written.length === 0) return []
    const tags = distinctTags(written.map(oneLine)).map((tag) => {
      const [short = '', rest] = splitText(tag, longestEntryTag, 2)
      if (rest !== undefined) warn(at, 'tag-shortened', tag)
      return short
    })
    if (tags.length > mostEntryTags) warn(at, 'tags-left-out', tags.slice(mostEntryTags).join(', '))
    return tags.slice(0, mostEntryTags)
  }

  const ask = (name: string, suggestion: number | undefined) => {
    asked.add(name)
    if (suggestion !== undefined) suggestions.set(name, suggestion)
  }

  /** Adds a row, or rejects it: a day that does not exist or is full, nothing in it. */
  const add = (found: Found, suggestion?: number) => {
    const { at, date, mood = null, pictures = [] } = found
    if (date === null) return reject(at, 'bad-date', found.written)
    const moodName = oneLine(found.moodName ?? '')
    const title = oneLine(found.title ?? '')
    const text = plainText(found.text ?? '')
    const tags = tagsOf(at, found.tags ?? [])
    const hasMood = mood !== null || moodName !== ''
    const isWritten = title !== '' || text !== '' || pictures.length > 0
    if (!hasMood && !isWritten && tags.length === 0) return reject(at, 'empty', undefined, date)
    const isReading = hasMood && ((found.kind ?? kind) === 'tracker' || !isWritten)
    if (isReading) {
      const ofDay = readingsOn.get(date) ?? 0
      if (ofDay === mostReadingsOfDay) return reject(at, 'too-many-of-day', undefined, date)
      readingsOn.set(date, ofDay + 1)
    }
    if (date > today) warn(at, 'future-date', date)
    if (mood === null && moodName !== '') ask(moodName, suggestion ?? germanMoodOf(moodName))
    const item: SourceItem = {
      kind: 'entry',
      localDate: date,
      localTime: found.time ?? null,
      zone: found.zone ?? null,
      mood,
      moodName,
      ...(found.energy && { energy: found.energy }),
      ...(found.dayEnd && { dayEnd: found.dayEnd }),
      ...(found.editedAt && { editedAt: found.editedAt }),
      ...(found.emotion && { emotion: found.emotion }),
      tags,
      title,
      text,
      pictures,
      ...(found.descriptions && { descriptions: found.descriptions }),
      sourceId: found.sourceId ?? null,
      instant: found.instant ?? null,
      container: found.container ?? null,
      at,
    }
    const [first, ...others] = isReading ? readingOf(item) : entriesOf(item)
    const { archived, imported } = found
    // What goes on in a second item is none of the archive's.
    if (first)
      collected.items.push({
        ...first,
        ...(archived && { archived }),
        ...(imported && { imported }),
      })
    for (const one of others) collected.items.push(one)
  }

  const finish = (table: Collected['table'] = null, account?: string): Collected => ({
    ...collected,
    ...(account && { account }),
    table,
    askFor: [...asked],
    suggest: Object.fromEntries(suggestions),
  })

  const addPath = (path: SourcePath) => {
    if (path.start_date > today) warn(path.at, 'future-date', path.start_date)
    collected.paths.push(path)
  }

  return { add, addPath, reject, warn, finish }
}

export type Collector = ReturnType<typeof createCollector>
