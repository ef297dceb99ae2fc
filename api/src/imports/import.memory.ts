import type {
  ArchivedItem,
  EditedImportItem,
  Import,
  ImportIdentity,
  ImportPath,
} from '@truenorth/api-contract/imports'
import type { MemoryEntries } from '../journal/entry.repository.ts'
import type { MemoryImages } from '../journal/image.repository.ts'
import type { MemoryJourneys } from '../journeys/journey.repository.ts'
import type { MemoryMilestones } from '../journeys/milestone.repository.ts'
import type { MemoryMoods } from '../moods/mood.repository.ts'
import { wireInstant } from '../time/instant.ts'
import {
  compareKnown,
  editedPath,
  ImportedPicturesRefused,
  ImportIsOpen,
  isSameItem,
  undoUntil,
  WaypointsMissing,
  type ImportRepository,
  type StoredItem,
} from './import.repository.ts'
import { editedAtOf, titleOf, type DatedItem } from './importItem.ts'
import { createdOfWaypoint, momentsOfPath } from './importPath.ts'

type Added = { kind: 'reading' | 'entry' | 'path'; id: number; key: string }

type Kept = Import & {
  userId: number
  touchedAt: string
  /** What waits for the end of the import. */
  staged: Map<string, DatedItem>
  stagedPaths: Map<string, ImportPath>
  added: Added[]
}

type Key = Pick<ImportIdentity, 'content' | 'likeness'> & { importId: number | null }

type Parts = {
  moods: MemoryMoods
  journalEntries: MemoryEntries
  images: MemoryImages
  journeys: MemoryJourneys
  milestones: MemoryMilestones
}

const toImport = (kept: Kept): Import => {
  const { userId: _, touchedAt: _a, staged: _b, stagedPaths: _c, added: _d, ...rest } = kept
  return rest
}

/** Imports in memory: staged items are added when the import is finished. */
export const memoryImports = (parts: Parts): ImportRepository => {
  const { moods, journalEntries, images, journeys, milestones } = parts
  const repositories = { reading: moods, entry: journalEntries, path: journeys }
  const kept = new Map<number, Kept>()
  const keysOf = new Map<number, Map<string, Key>>()
  // An archive of an earlier session is of another account.
  const mark = crypto.randomUUID()
  let lastId = 0

  const own = (userId: number, id: number, state?: Import['state']) => {
    const one = kept.get(id)
    return one?.userId === userId && (state ?? one.state) === one.state ? one : undefined
  }
  const keys = (userId: number) => {
    const known = keysOf.get(userId) ?? new Map<string, Key>()
    keysOf.set(userId, known)
    return known
  }
  const drop = ({ id }: Kept) => {
    images.unstage(id, false)
    kept.delete(id)
  }
  const dropAbandoned = (since: string, userId?: number) => {
    for (const one of kept.values()) {
      const isOf = userId === undefined || one.userId === userId
      if (isOf && one.state === 'open' && one.touchedAt < since) drop(one)
    }
  }

  const addOne = (userId: number, { item, moment }: DatedItem): Added => {
    const { kind, key, mood, energy, emotion, tags, text } = item
    const editedAt = editedAtOf(item)
    if (kind === 'reading') {
      const reading = { mood_value: mood, energy, note: text, tags }
      return { kind, id: moods.adopt(userId, reading, moment, editedAt), key }
    }
    const entry = {
      entry_date: moment.localDate,
      entry_time: item.local_time,
      mood,
      emotion,
      title: titleOf(item),
      content: text,
      tags_input: tags,
      images: item.images,
    } as const
    const { instant } = moment
    return { kind, id: journalEntries.adopt(userId, entry, instant, editedAt ?? instant), key }
  }

  const addPath = (userId: number, path: ImportPath, now: string): Added => {
    const { key, content: _, likeness: _a, waypoints, waypoints_before: _b, ...journey } = path
    const moments = momentsOfPath(path, now)
    const id = journeys.adopt(userId, journey, moments.created, moments.updated)
    for (const waypoint of waypoints)
      milestones.adopt(id, waypoint, createdOfWaypoint(waypoint, moments, now), moments.lastChanged)
    return { kind: 'path', id, key }
  }

  const foundItem = ({ kind, id }: Pick<Added, 'kind' | 'id'>, userId: number) =>
    kind === 'reading' ? moods.find(userId, id) : journalEntries.find(userId, id)

  const editedPathOf = async (id: number, userId: number) => {
    const path = await journeys.find(userId, id)
    const isEdited = path && (path.version > 1 || milestones.areEdited(id))
    return isEdited ? editedPath(path) : undefined
  }

  // Undefined for items that are gone or as they came.
  const editedItem = async (
    added: Added,
    userId: number,
  ): Promise<EditedImportItem | undefined> => {
    const { kind, id } = added
    if (kind === 'path') return editedPathOf(id, userId)
    const item = await foundItem(added, userId)
    if (!item || item.version === 1) return undefined
    return 'title' in item
      ? { kind, id, local_date: item.entry_date, title: item.title }
      : { kind, id, local_date: item.local_date, title: '' }
  }

  return {
    list: async (userId) =>
      [...kept.values()]
        .filter((one) => one.userId === userId)
        .sort((a, b) => b.id - a.id)
        .map(toImport),
    find: async (userId, id) => {
      const one = own(userId, id)
      return one && toImport(one)
    },
    known: async (userId, items, isOwnArchive) => {
      const visible = [...keys(userId)].filter(
        ([, { importId }]) => importId === null || kept.get(importId)?.state === 'done',
      )
      const stored = new Map<ArchivedItem, StoredItem>()
      for (const { archived } of isOwnArchive === false ? [] : items) {
        const found = archived && (await repositories[archived.kind].find(userId, archived.id))
        if (!found) continue
        const { id, version } = found
        const made_at = 'timestamp' in found ? found.timestamp : found.created_at
        stored.set(archived, { id, version, made_at })
      }
      return compareKnown(items, {
        contents: new Map(visible.map(([key, { content }]) => [key, content])),
        likenesses: new Set(visible.flatMap(([, { likeness }]) => likeness ?? [])),
        own: (archived) => {
          const found = stored.get(archived)
          return isSameItem(archived, found, isOwnArchive) ? found : undefined
        },
      })
    },
    accountMark: async (userId) => `${mark} ${userId}`,
    begin: async (userId, begun, instant, abandonedSince) => {
      dropAbandoned(abandonedSince, userId)
      const isOpen = [...kept.values()].some((one) => one.userId === userId && one.state === 'open')
      if (isOpen) throw new ImportIsOpen('One import at a time')
      lastId += 1
      const made: Kept = {
        id: lastId,
        ...begun,
        state: 'open',
        readings: 0,
        entries: 0,
        images: 0,
        paths: 0,
        created_at: wireInstant(instant),
        finished_at: null,
        undo_until: null,
        userId,
        touchedAt: instant,
        staged: new Map(),
        stagedPaths: new Map(),
        added: [],
      }
      kept.set(made.id, made)
      return toImport(made)
    },
    newKeys: async (userId, id, asked) => {
      const one = own(userId, id)
      const isStaged = (key: string) => one?.staged.has(key) || one?.stagedPaths.has(key)
      return new Set(asked.filter((key) => !keys(userId).has(key) && !isStaged(key)))
    },
    readingsOn: async () => new Map(),
    addItems: async (userId, id, items, instant) => {
      const one = own(userId, id, 'open')
      if (!one) return undefined
      const free = new Set(images.staged(id))
      for (const { item } of one.staged.values()) item.images.forEach((path) => free.delete(path))
      const fresh = new Map<string, DatedItem>()
      for (const dated of items) {
        const { key, images: paths } = dated.item
        if (keys(userId).has(key) || one.staged.has(key) || fresh.has(key)) continue
        const refused = paths.flatMap((path, index) => (free.delete(path) ? [] : [index]))
        if (refused.length > 0) throw new ImportedPicturesRefused(key, refused)
        fresh.set(key, dated)
      }
      for (const [key, dated] of fresh) {
        one.staged.set(key, dated)
        one.images += dated.item.images.length
        if (dated.item.kind === 'reading') one.readings += 1
        else one.entries += 1
      }
      one.touchedAt = instant
      return fresh.size
    },
    addPaths: async (userId, id, paths, instant) => {
      const one = own(userId, id, 'open')
      if (!one) return undefined
      const staged = new Map(one.stagedPaths)
      for (const path of paths) {
        const there = staged.get(path.key)
        const before = there?.waypoints ?? []
        if (!there && keys(userId).has(path.key)) continue
        if (path.waypoints_before > before.length) throw new WaypointsMissing(path.key)
        if (path.waypoints_before === before.length)
          staged.set(path.key, { ...path, ...there, waypoints: [...before, ...path.waypoints] })
      }
      const added = staged.size - one.stagedPaths.size
      one.stagedPaths = staged
      one.paths = staged.size
      one.touchedAt = instant
      return added
    },
    touch: async (userId, id, instant) => {
      const one = own(userId, id, 'open')
      if (one) one.touchedAt = instant
      return one !== undefined
    },
    finish: async (userId, id, instant) => {
      const one = own(userId, id, 'open')
      if (!one) return undefined
      one.state = 'done'
      one.finished_at = wireInstant(instant)
      one.undo_until = undoUntil(instant)
      images.unstage(id, true)
      const items = [...one.staged.values()]
      const paths = [...one.stagedPaths.values()]
      one.staged.clear()
      one.stagedPaths.clear()
      for (const { key, content, likeness } of [...items.map(({ item }) => item), ...paths])
        keys(userId).set(key, { content, likeness, importId: id })
      one.added = [
        ...paths.map((path) => addPath(userId, path, instant)),
        ...items.map((dated) => addOne(userId, dated)),
      ]
      return toImport(one)
    },
    cancel: async (userId, id) => {
      const one = own(userId, id, 'open')
      if (one) drop(one)
      return one !== undefined
    },
    edited: async (userId, id) => {
      const added = own(userId, id, 'done')?.added ?? []
      const found = await Promise.all(added.map((one) => editedItem(one, userId)))
      return found.flatMap((item) => item ?? [])
    },
    undo: async (userId, id, keepEdited) => {
      const one = own(userId, id, 'done')
      if (!one) return undefined
      const found = await Promise.all(one.added.map((added) => editedItem(added, userId)))
      one.state = 'undone'
      one.undo_until = null
      const removals: Promise<void>[] = []
      for (const [index, { kind, id: itemId, key }] of one.added.entries()) {
        const stored = keys(userId).get(key)
        if (keepEdited && found[index]) {
          if (stored) keys(userId).set(key, { ...stored, importId: null })
        } else {
          removals.push(repositories[kind].remove(userId, itemId))
        }
      }
      for (const [key, { importId }] of keys(userId)) if (importId === id) keys(userId).delete(key)
      one.added = []
      await Promise.all(removals)
      return toImport(one)
    },
    cancelAbandoned: async (since) => dropAbandoned(since),
    erase: async () => undefined,
  }
}
