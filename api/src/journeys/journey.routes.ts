import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { answerItem, item, saveItem } from '../http/item.ts'
import { recordedAt } from '../http/moment.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { storedInstant } from '../time/instant.ts'
import { checkDates } from './checkDates.ts'
import {
  journeyChangesSchema,
  newJourneySchema,
  type Journey,
  type JourneyChanges,
} from './journey.schema.ts'
import { categoryLabels, choicesOf, statusLabels } from './journeyLabels.ts'
import { milestoneRoutes } from './milestone.routes.ts'

type Saves = Context<AppEnv & { Variables: { item: Journey; body: JourneyChanges } }>

const choices = { categories: choicesOf(categoryLabels), statuses: choicesOf(statusLabels) }

/** Journeys and, under each, its milestones: under /journey. */
export const journeyRoutes = (parts: ResourceParts) => {
  const { repositories, clock } = parts
  const { journeys } = repositories
  const journey = item((user, id) => journeys.find(user.id, id))

  const save = (c: Saves) => {
    const { user, item: before, body: changes } = c.var
    checkDates({ ...before, ...changes })
    const instant = storedInstant(clock())
    return saveItem(c, {
      before,
      save: (onlyVersion) => journeys.update(user.id, before.id, changes, instant, onlyVersion),
      reload: () => journeys.find(user.id, before.id),
    })
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => c.json(await journeys.list(c.var.user.id)))
    .post('/', body(newJourneySchema), (c) => {
      const now = clock()
      const instant = storedInstant(recordedAt(c, now))
      const { user, body: input } = c.var
      checkDates(input)
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ journeys }) => journeys.add(user.id, input, instant),
      })
    })
    .get('/choices', (c) => c.json(choices))
    .get('/:id', journey, (c) => answerItem(c, c.var.item))
    .put('/:id', journey, body(newJourneySchema), save)
    .patch('/:id', journey, body(journeyChangesSchema), save)
    .delete('/:id', journey, async (c) => {
      await journeys.remove(c.var.user.id, c.var.item.id)
      return c.body(null, 204)
    })
    .route('/:journeyId/milestone', milestoneRoutes(parts))
}
