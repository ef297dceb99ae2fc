import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { answerList } from '../http/answerList.ts'
import { body, check } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { invalid } from '../http/failure.ts'
import { answerItem, item, saveItem } from '../http/item.ts'
import { listQuerySchema } from '../http/listQuery.schema.ts'
import { recordedAt } from '../http/moment.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { storedInstant } from '../time/instant.ts'
import {
  journalEntryChangesSchema,
  newJournalEntrySchema,
  type JournalEntry,
  type JournalEntryChanges,
} from './journalEntry.schema.ts'
import { journalImageRoutes } from './journalImage.routes.ts'
import { PicturesRefused } from './picturesRefused.ts'

type Saves = Context<AppEnv & { Variables: { item: JournalEntry; body: JournalEntryChanges } }>

const notOurs = 'This is no picture that was sent for this journal, or another entry holds it.'

// A picture that may not be held is a fault of the field, under its number.
const orFieldErrors = (error: unknown): never => {
  if (!(error instanceof PicturesRefused)) throw error
  throw invalid({ images: Object.fromEntries(error.indexes.map((index) => [index, [notOurs]])) })
}

/** Reflections, under /journal. */
export const journalRoutes = (parts: ResourceParts) => {
  const { repositories, clock } = parts
  const { journalEntries } = repositories
  const entry = item((user, id) => journalEntries.find(user.id, id))

  const save = (c: Saves) => {
    const { user, item: before, body: changes } = c.var
    const instant = storedInstant(clock())
    return saveItem(c, {
      before,
      save: (onlyVersion) =>
        journalEntries
          .update(user.id, before.id, changes, instant, onlyVersion)
          .catch(orFieldErrors),
      reload: () => journalEntries.find(user.id, before.id),
    })
  }

  return new Hono<AppEnv>()
    .route('/images', journalImageRoutes(parts))
    .get('/', async (c) => {
      const { limit } = check(listQuerySchema, c.req.query())
      return answerList(c, await journalEntries.list(c.var.user.id, limit))
    })
    .post('/', body(newJournalEntrySchema), (c) => {
      const now = clock()
      const instant = storedInstant(recordedAt(c, now))
      const { user, body: input } = c.var
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ journalEntries }) => journalEntries.add(user.id, input, instant),
      }).catch(orFieldErrors)
    })
    .get('/:id', entry, (c) => answerItem(c, c.var.item))
    .put('/:id', entry, body(newJournalEntrySchema), save)
    .patch('/:id', entry, body(journalEntryChangesSchema), save)
    .delete('/:id', entry, async (c) => {
      await journalEntries.remove(c.var.user.id, c.var.item.id)
      return c.body(null, 204)
    })
}
