import {
  type ImportIdentity,
  mostItemsOfBatch,
  mostKeysOfRequest,
} from '@truenorth/api-contract/imports'
import {
  identify,
  readExport,
  type ReadFile,
  type SourceItem,
  toImportItems,
} from '@truenorth/import-formats'
import { leftOutTable } from './leftOutTable'
import type { Found, ItemState, MoodName, Requests, Tally } from './protocol'
import { hasMood, isWanted } from './selection'

const mostShown = 200
// Long entries go in smaller batches: the server takes a megabyte at once.
const mostCharactersOfBatch = 250_000

const moodsOf = ({ items, askFor, suggest }: ReadFile): MoodName[] => {
  const moods = new Map<string, MoodName>()
  const asked = new Set(askFor)
  for (const { kind, mood, moodName } of items) {
    if (!moodName) continue
    const known = moods.get(moodName) ?? {
      name: moodName,
      readings: 0,
      entries: 0,
      value: asked.has(moodName) ? null : mood,
      guess: suggest[moodName] ?? null,
    }
    if (kind === 'reading') known.readings += 1
    else known.entries += 1
    moods.set(moodName, known)
  }
  return [...moods.values()].sort(
    (a, b) => (b.value ?? 9) - (a.value ?? 9) || b.readings + b.entries - a.readings - a.entries,
  )
}

const warningsOf = ({ warnings }: ReadFile): Found['warnings'] => {
  const byCode = new Map<string, Found['warnings'][number]>()
  for (const warning of warnings) {
    const group = byCode.get(warning.code) ?? { code: warning.code, count: 0, shown: [] }
    group.count += 1
    if (group.shown.length < mostShown) group.shown.push(warning)
    byCode.set(warning.code, group)
  }
  return [...byCode.values()]
}

const needsZone = ({ zone, instant, localTime }: SourceItem) =>
  zone === null && instant === null && localTime !== null

const summarize = (file: ReadFile): Found => {
  const { source, refused, table, items, rejected } = file
  const days = [...new Set(items.map(({ localDate }) => localDate))].sort()
  return {
    source,
    refused,
    table,
    items: items.length,
    readings: items.filter(({ kind }) => kind === 'reading').length,
    entries: items.filter(({ kind }) => kind === 'entry').length,
    pictures: items.reduce((total, { pictures }) => total + pictures.length, 0),
    days: days.length,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    moods: moodsOf(file),
    entriesWithoutMood: items.filter(
      ({ kind, mood, moodName }) => kind === 'entry' && mood === null && moodName === '',
    ).length,
    withoutZone: items.filter(needsZone).length,
    rejected: { count: rejected.length, shown: rejected.slice(0, mostShown) },
    warnings: warningsOf(file),
  }
}

type Held = {
  file: ReadFile
  /** Those that were asked for so far, from the first item on. */
  identities: ImportIdentity[]
  /** How often the rows so far were there. */
  seen: Map<string, number>
  states: ItemState[]
  batches: number[][]
  zone: string
  choices: Parameters<Requests['select']>[0] | undefined
}

const tallyOf = ({ kind, moodName, mood }: SourceItem, state: ItemState): Tally => ({
  kind,
  moodName,
  hasMood: mood !== null,
  state,
  count: 0,
})

const talliesOf = ({ file, states }: Held) => {
  const tallies = new Map<string, Tally>()
  for (const [index, item] of file.items.entries()) {
    const tally = tallyOf(item, states[index] ?? 'new')
    const key = JSON.stringify(tally)
    const known = tallies.get(key) ?? tally
    known.count += 1
    tallies.set(key, known)
  }
  return [...tallies.values()]
}

const toBatches = (items: readonly SourceItem[], places: readonly number[]) => {
  const batches: number[][] = []
  let characters = Infinity
  for (const place of places) {
    const { text = '', title = '' } = items[place] ?? {}
    const length = text.length + title.length
    const last = batches.at(-1)
    if (last && last.length < mostItemsOfBatch && characters + length <= mostCharactersOfBatch) {
      last.push(place)
      characters += length
    } else {
      batches.push([place])
      characters = length
    }
  }
  return batches
}

/** Reads one export and keeps its items, to be asked about them. Runs in a worker. */
export const createReader = (
  onProgress: (progress: { done: number; total: number }) => void,
): Requests => {
  let held: Held | undefined
  const opened = () => {
    if (!held) throw new Error('No file has been read.')
    return held
  }
  // Digests of 100,000 items take seconds, in which the server can be asked about the first ones.
  const identitiesUntil = (end: number) => {
    const { file, identities, seen } = opened()
    const { source, items } = file
    if (source) {
      const next = items.slice(identities.length, end)
      for (const identity of identify(source, next, seen)) identities.push(identity)
    }
    return identities.slice(0, end)
  }
  const isSent = (file: Held, place: number, choices: Parameters<Requests['select']>[0]) => {
    const item = file.file.items[place]
    if (!item) return false
    const tally = tallyOf(item, file.states[place] ?? 'new')
    return isWanted(tally, choices) && hasMood(tally, choices)
  }
  return {
    read: async (files, answers) => {
      const file = await readExport(files, {
        ...answers,
        onProgress: (done, total) => onProgress({ done, total }),
      })
      const { items } = file
      held = {
        file,
        identities: [],
        seen: new Map(),
        states: items.map(() => 'new'),
        batches: [],
        zone: 'UTC',
        choices: undefined,
      }
      return summarize(file)
    },
    identities: async (from) => identitiesUntil(from + mostKeysOfRequest).slice(from),
    mark: async (from, { known, changed, similar }) => {
      const { states } = opened()
      for (const place of similar) states[from + place] = 'similar'
      for (const place of known) states[from + place] = 'known'
      for (const place of changed) states[from + place] = 'changed'
    },
    tallies: async () => talliesOf(opened()),
    select: async (choices) => {
      const file = opened()
      const { items } = file.file
      const places = items.flatMap((_, place) => (isSent(file, place, choices) ? [place] : []))
      file.choices = choices
      file.batches = toBatches(items, places)
      return {
        items: places.length,
        pictures: places.reduce((total, place) => total + (items[place]?.pictures.length ?? 0), 0),
        batches: file.batches.length,
      }
    },
    batch: async (index) => {
      const { file, batches, choices } = opened()
      const identities = identitiesUntil(file.items.length)
      const places = batches[index] ?? []
      const items = places.flatMap((place) => file.items[place] ?? [])
      const keys = places.flatMap((place) => identities[place] ?? [])
      const { moods = {}, moodOfEntries, zone = 'UTC' } = choices ?? {}
      return {
        // Entries without a mood were left out where none was chosen for them.
        items: toImportItems(items, keys, { moods, moodOfEntries: moodOfEntries ?? 3, zone }),
        pictures: items.map(({ pictures }) => pictures),
      }
    },
    picture: (part) => opened().file.readPicture(part),
    leftOut: async (choices, lostPictures) => {
      const file = opened()
      const { items, rejected, warnings } = file.file
      const left = items.flatMap((item, place) =>
        isSent(file, place, choices) ? [] : [{ item, state: file.states[place] ?? 'new' }],
      )
      const table = leftOutTable({ rejected, warnings, left, lostPictures })
      return new Blob([table], { type: 'text/csv;charset=utf-8' })
    },
  }
}
