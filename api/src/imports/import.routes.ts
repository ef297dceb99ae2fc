import {
  daysToUndo,
  editedImportItemSchema,
  importedBatchSchema,
  importSchema,
  importSources,
  knownItemsSchema,
  type Import,
  type KnownItems,
  type NewImport,
} from '@truenorth/api-contract/imports'
import { journalImageSchema } from '@truenorth/api-contract/journal'
import * as z from 'zod/mini'
import type { Quota } from '../account/quota.ts'
import { choice, flag, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import type { Background } from '../http/background.ts'
import { Failure } from '../http/failure.ts'
import { found, idIn } from '../http/item.ts'
import type { Turns } from '../http/queue.ts'
import { readBody } from '../http/requestBody.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import type { ImageRepository, NewPicture } from '../journal/image.repository.ts'
import { createPictureIntake } from '../journal/pictureIntake.ts'
import type { PictureIntakeParts } from '../pictures/pictureFile.ts'
import { addMs, hourMs, storedInstant } from '../time/instant.ts'
import { ImportIsOpen, type ImportRepository } from './import.repository.ts'
import {
  batchSchema,
  checkedItems,
  checkedKeys,
  checkPause,
  expectRoomOnDays,
  keysSchema,
  orFieldErrors,
} from './importBatch.ts'
import type { DatedItem } from './importItem.ts'
import { pathsSchema } from './importPath.ts'
import { inParts } from './parts.ts'
import { takePaths } from './pathIntake.ts'

/** How long an open import waits for its next request. */
export const abandonedMs = hourMs

const longestFileName = 255

const newImportSchema = z.object({
  source: choice(importSources),
  file_name: text({ max: longestFileName, blank: true }),
} satisfies FieldsOf<NewImport>)

const all = { path: '/imports/', access: 'user' } as const
const one = { 200: importSchema }

export const importDefinitions = defineRoutes({
  list: {
    ...all,
    method: 'GET',
    summary: 'What was imported, newest first',
    answers: { 200: z.array(importSchema) },
  },
  begin: {
    ...all,
    method: 'POST',
    summary: 'Begin an import; nothing of it is visible before it is finished',
    body: newImportSchema,
    answers: { 201: importSchema },
  },
  known: {
    path: '/imports/known/',
    access: 'user',
    method: 'POST',
    summary: 'Which items are there already; writes nothing',
    body: keysSchema,
    pacesItself: true,
    answers: { 200: knownItemsSchema },
  },
  addItems: {
    path: '/imports/:id/items/',
    access: 'user',
    method: 'POST',
    summary: 'Add items to an open import; known ones are skipped',
    body: batchSchema,
    pacesItself: true,
    answers: { 200: importedBatchSchema },
  },
  addPaths: {
    path: '/imports/:id/paths/',
    access: 'user',
    method: 'POST',
    summary: 'Add paths with their waypoints to an open import; known ones are skipped',
    body: pathsSchema,
    pacesItself: true,
    answers: { 200: importedBatchSchema },
  },
  addImage: {
    path: '/imports/:id/images/',
    access: 'user',
    method: 'POST',
    summary: 'Send a picture for entries of an open import, as for /journal/images/',
    answers: { 201: journalImageSchema },
  },
  finish: {
    path: '/imports/:id/finish/',
    access: 'user',
    method: 'POST',
    summary: 'Make everything that was added visible at once',
    answers: one,
  },
  cancel: {
    path: '/imports/:id/',
    access: 'user',
    method: 'DELETE',
    summary: 'Cancel an open import and remove what it has added',
    answers: { 204: null },
  },
  edited: {
    path: '/imports/:id/edited/',
    access: 'user',
    method: 'GET',
    summary: 'The items of an import that were changed since',
    answers: { 200: z.array(editedImportItemSchema) },
  },
  undo: {
    path: '/imports/:id/undo/',
    access: 'user',
    method: 'POST',
    summary: 'Take back a finished import, within thirty days',
    body: z.object({ keep_edited: flag() }),
    answers: one,
  },
})

const conflict = (detail: string) => new Failure(409, { detail })

const orConflict = (error: unknown): never => {
  if (!(error instanceof ImportIsOpen)) throw error
  throw conflict('Another import is open. Finish or cancel it first.')
}

const askedAtOnce = 500
const writtenAtOnce = 50
// Writing mostly waits for the database, and each transaction takes some milliseconds.
const writePause = 0.5

type Stored = { imports: ImportRepository; journalImages: ImageRepository }

export type ImportParts = ResourceParts<Stored> &
  PictureIntakeParts & {
    turns: Turns
    takeItem?: Quota['takeItem'] | undefined
    /** Where erasure goes on after the answer; without it, before the answer. */
    background?: Pick<Background, 'run'> | undefined
  }

/** Imports from other apps, under /imports/: staged, then made visible by one row. */
export const importRoutes = (parts: ImportParts) => {
  const { repositories, clock, turns, takeItem, background } = parts
  const { imports } = repositories
  const takePicture = createPictureIntake(parts)

  const erase = async () => {
    if (!background) return imports.erase()
    background.run('erasure of imports', (stopping) => imports.erase(stopping))
  }

  const open = async (userId: number, id: number) => {
    const present = await found(imports.find(userId, id))
    if (present.state !== 'open') throw conflict('This import is finished.')
  }

  // The import was open a moment ago, and another request was faster.
  const orGone = async <T>(writing: Promise<T | undefined>, userId: number, id: number) => {
    const result = await writing
    if (result !== undefined) return result
    await open(userId, id)
    throw conflict('This import was just changed. Please try again.')
  }

  const canStillUndo = ({ undo_until }: Import, now: Date) =>
    undo_until !== null && now <= new Date(undo_until)

  return implement(importDefinitions, {
    list: ({ user }) => imports.list(user.id),

    begin: async ({ c, user, body }) => {
      const input = await body()
      const now = clock()
      const since = storedInstant(addMs(now, -abandonedMs))
      const withVersion = (begun: Import) => ({ ...begun, version: 1 })
      const { version: _, ...begun } = await createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: async ({ imports }) =>
          withVersion(await imports.begin(user.id, input, storedInstant(now), since)),
        find: async (id) => {
          const stored = await imports.find(user.id, id)
          return stored && withVersion(stored)
        },
      }).catch(orConflict)
      return begun
    },

    known: ({ c, user }) =>
      turns.run(user.id, async () => {
        const { items, account } = await checkedKeys(await readBody(c))
        const isOwn = account ? account === (await imports.accountMark(user.id)) : undefined
        const parts = await inParts(items, askedAtOnce, checkPause, (some) =>
          imports.known(user.id, some, isOwn),
        )
        const all = (which: keyof KnownItems) =>
          parts.flatMap((part, index) => part[which].map((at) => at + index * askedAtOnce))
        return { known: all('known'), changed: all('changed'), similar: all('similar') }
      }),

    addItems: ({ c, user }) =>
      turns.run(user.id, async () => {
        const id = idIn(c)
        await open(user.id, id)
        const items = await checkedItems(await readBody(c))
        const keys = items.map(({ item }) => item.key)
        const fresh = await imports.newKeys(user.id, id, keys)
        await takeItem?.(user.id, fresh.size)
        await expectRoomOnDays(imports, user.id, items, fresh)
        const add = (some: readonly DatedItem[]) =>
          orGone(imports.addItems(user.id, id, some, storedInstant(clock())), user.id, id)
        const adding = inParts(items, writtenAtOnce, writePause, add)
        const added = await adding.catch(orFieldErrors(items))
        return { added: added.reduce((sum, some) => sum + some, 0) }
      }),

    addPaths: ({ c, user }) =>
      turns.run(user.id, async () => {
        const to = { userId: user.id, id: idIn(c), instant: storedInstant(clock()) }
        await open(to.userId, to.id)
        const added = takePaths({ imports, takeItem }, to, await readBody(c))
        return { added: await orGone(added, to.userId, to.id) }
      }),

    addImage: async ({ c, user }) => {
      const id = idIn(c)
      await open(user.id, id)
      const write = async (
        { imports, journalImages }: Stored,
        picture: NewPicture,
        instant: string,
      ) => {
        const isOpen = await imports.touch(user.id, id, instant)
        await orGone(Promise.resolve(isOpen || undefined), user.id, id)
        return journalImages.add(user.id, picture, instant, id)
      }
      return takePicture(c, user.id, write, id)
    },

    finish: ({ c, user }) =>
      turns.run(user.id, async () => {
        const id = idIn(c)
        const finished = await imports.finish(user.id, id, storedInstant(clock()))
        if (finished) return finished
        // The answer to the first request may have been lost.
        const present = await found(imports.find(user.id, id))
        if (present.state === 'done') return present
        throw conflict('This import was undone.')
      }),

    cancel: async ({ c, user }) => {
      const id = idIn(c)
      await open(user.id, id)
      await imports.cancel(user.id, id)
      await erase()
    },

    edited: async ({ c, user }) => {
      const { id } = await found(imports.find(user.id, idIn(c)))
      return imports.edited(user.id, id)
    },

    undo: async ({ c, user, body }) => {
      const present = await found(imports.find(user.id, idIn(c)))
      const { keep_edited: keepEdited } = await body()
      if (present.state === 'undone') return present
      if (present.state === 'open') throw conflict('This import is not finished: cancel it.')
      if (!canStillUndo(present, clock()))
        throw conflict(`An import can be undone for ${daysToUndo} days.`)
      const undone = await imports.undo(user.id, present.id, keepEdited)
      await erase()
      return undone ?? found(imports.find(user.id, present.id))
    },
  })
}
