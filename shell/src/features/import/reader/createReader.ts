import type { AskedItem, ImportIdentity, ImportPath } from '@truenorth/api-contract/imports'
import {
  identify,
  identifyPaths,
  readExport,
  type ReadFile,
  type SourceItem,
  toImportItems,
  toImportPaths,
} from '@truenorth/import-formats'
import { toBatches, toPathBatches } from './batches'
import { leftOutTable } from './leftOutTable'
import {
  askedAtOnce,
  type Found,
  type ItemState,
  type MoodName,
  type Requests,
  type Tally,
} from './protocol'
import { hasMood, isWanted } from './selection'

const mostShown = 200

const moodsOf = ({ source, items, askFor, suggest }: ReadFile): MoodName[] => {
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
  // The steps of our own archive are ours.
  const steps = [...moods.values()].filter(({ value }) => source !== 'truenorth' || value === null)
  return steps.sort(
    (a, b) => (b.value ?? 9) - (a.value ?? 9) || b.readings + b.entries - a.readings - a.entries,
  )
}

const warningsOf = ({ warnings, items }: ReadFile): Found['warnings'] => {
  const byCode = new Map<string, Found['warnings'][number]>()
  for (const warning of warnings) {
    const group = byCode.get(warning.code) ?? { code: warning.code, count: 0, shown: [] }
    group.count += 1
    if (group.shown.length < mostShown) group.shown.push({ ...warning })
    byCode.set(warning.code, group)
  }
  const shown = [...byCode.values()].flatMap((group) => group.shown)
  const places = new Set(shown.map(({ at }) => at))
  const days = new Map(
    items.flatMap(({ at, localDate }) => (places.has(at) ? [[at, localDate] as const] : [])),
  )
  for (const warning of shown) if (warning.at !== null) warning.date = days.get(warning.at)
  return [...byCode.values()]
}

// Also where the moment is known: its clock is that of the zone in which it was written.
const needsZone = ({ zone, localTime }: SourceItem) => zone === null && localTime !== null

const summarize = (file: ReadFile): Found => {
  const { source, refused, table, items, paths, rejected } = file
  const days = [...new Set(items.map(({ localDate }) => localDate))].sort()
  return {
    source,
    refused,
    table,
    items: items.length + paths.length,
    paths: paths.length,
    readings: items.filter(({ kind }) => kind === 'reading').length,
    entries: items.filter(({ kind }) => kind === 'entry').length,
    pictures: items.reduce((total, { pictures }) => total + pictures.length, 0),
    days: days.length,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    moods: moodsOf(file),
    rejected: { count: rejected.length, shown: rejected.slice(0, mostShown) },
    warnings: warningsOf(file),
  }
}

type Held = {
  file: ReadFile
  /** Those of items that were asked for so far, from the first one on. */
  identities: ImportIdentity[]
  pathIdentities: ImportIdentity[]
  /** How often the rows so far were there. */
  seen: Map<string, number>
  states: ItemState[]
  batches: number[][]
  pathBatches: ImportPath[][]
  zone: string
  choices: Parameters<Requests['select']>[0] | undefined
}

const tallyOf = (item: SourceItem, state: ItemState): Tally => ({
  kind: item.kind,
  moodName: item.moodName,
  hasMood: item.mood !== null,
  needsZone: needsZone(item),
  state,
  count: 0,
})

const tallyOfPath = (state: ItemState): Tally => ({
  kind: 'path',
  moodName: '',
  hasMood: true,
  needsZone: false,
  state,
  count: 0,
})

// Paths have their places behind the items.
const stateAt = ({ file, states }: Held, place: number, isPath = false) =>
  states[isPath ? file.items.length + place : place] ?? 'new'

const talliesOf = (held: Held) => {
  const { items, paths } = held.file
  const each = [
    ...items.map((item, place) => tallyOf(item, stateAt(held, place))),
    ...paths.map((_, place) => tallyOfPath(stateAt(held, place, true))),
  ]
  const tallies = new Map<string, Tally>()
  for (const tally of each) {
    const key = JSON.stringify(tally)
    const known = tallies.get(key) ?? tally
    known.count += 1
    tallies.set(key, known)
  }
  return [...tallies.values()]
}

const asked = (
  identity: ImportIdentity,
  item: Pick<SourceItem, 'archived'> | undefined,
): AskedItem => (item?.archived ? { ...identity, archived: item.archived } : identity)

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
  const identitiesOfItems = (end: number) => {
    const { file, identities, seen } = opened()
    const { source, items } = file
    if (source) {
      const next = items.slice(identities.length, end)
      for (const identity of identify(source, next, seen)) identities.push(identity)
    }
    return identities
  }
  const isSent = (held: Held, place: number, choices: Parameters<Requests['select']>[0]) => {
    const item = held.file.items[place]
    if (!item) return false
    const tally = tallyOf(item, stateAt(held, place))
    return isWanted(tally, choices) && hasMood(tally, choices)
  }
  const isPathSent = (held: Held, place: number, choices: Parameters<Requests['select']>[0]) =>
    isWanted({ state: stateAt(held, place, true) }, choices)
  return {
    read: async (files, answers) => {
      const file = await readExport(files, {
        ...answers,
        onProgress: (done, total) => onProgress({ done, total }),
      })
      const { source, paths } = file
      held = {
        file,
        identities: [],
        pathIdentities: source ? identifyPaths(paths) : [],
        seen: new Map(),
        states: [],
        batches: [],
        pathBatches: [],
        zone: 'UTC',
        choices: undefined,
      }
      return summarize(file)
    },
    // About the items, then about the paths.
    question: async (from) => {
      const end = from + askedAtOnce
      const { file, pathIdentities } = opened()
      const { items, paths, account } = file
      const isBehind = end > items.length
      const ofItems = identitiesOfItems(end)
      const identities = isBehind ? [...ofItems, ...pathIdentities] : ofItems
      const questions = identities.slice(from, end).map((identity, index) => {
        const place = from + index
        return asked(identity, items[place] ?? paths[place - items.length])
      })
      return { items: questions, account }
    },
    mark: async (from, { known, changed, similar }) => {
      const { states } = opened()
      for (const place of similar) states[from + place] = 'similar'
      for (const place of known) states[from + place] = 'known'
      for (const place of changed) states[from + place] = 'changed'
    },
    tallies: async () => talliesOf(opened()),
    select: async (choices) => {
      const file = opened()
      const { items, paths } = file.file
      const places = items.flatMap((_, place) => (isSent(file, place, choices) ? [place] : []))
      const sentPaths = toImportPaths(paths, file.pathIdentities).filter((_, place) =>
        isPathSent(file, place, choices),
      )
      file.choices = choices
      file.batches = toBatches(items, places)
      file.pathBatches = toPathBatches(sentPaths)
      return {
        items: places.length + sentPaths.length,
        pictures: places.reduce((total, place) => total + (items[place]?.pictures.length ?? 0), 0),
        batches: file.batches.length + file.pathBatches.length,
      }
    },
    batch: async (index) => {
      const { file, batches, pathBatches, choices } = opened()
      const identities = identitiesOfItems(file.items.length)
      const places = batches[index] ?? []
      const items = places.flatMap((place) => file.items[place] ?? [])
      const keys = places.flatMap((place) => identities[place] ?? [])
      const { moods = {}, moodOfEntries, zone = 'UTC' } = choices ?? {}
      return {
        // Entries without a mood were left out where none was chosen for them.
        items: toImportItems(items, keys, { moods, moodOfEntries: moodOfEntries ?? 3, zone }),
        pictures: items.map(({ pictures, descriptions }) =>
          pictures.map((part) => ({ part, alt: descriptions?.get(part) ?? '' })),
        ),
        // Paths come after the items.
        paths: pathBatches[index - batches.length] ?? [],
      }
    },
    picture: (part) => opened().file.readPicture(part),
    leftOut: async (choices, lostPictures) => {
      const file = opened()
      const { items, paths, rejected, warnings } = file.file
      const left = items.flatMap((item, place) =>
        isSent(file, place, choices) ? [] : [{ item, state: stateAt(file, place) }],
      )
      const leftPaths = paths.flatMap((path, place) =>
        isPathSent(file, place, choices) ? [] : [{ path, state: stateAt(file, place, true) }],
      )
      const table = leftOutTable({ rejected, warnings, left, leftPaths, lostPictures })
      return new Blob([table], { type: 'text/csv;charset=utf-8' })
    },
  }
}
