import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { notFound } from '../http/failure.ts'
import { answerItem, idFrom, saveItem } from '../http/item.ts'
import { recordedAt } from '../http/moment.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { storedInstant } from '../time/instant.ts'
import { choicesOf, milestoneTypeLabels } from './journeyLabels.ts'
import {
  milestoneChangesSchema,
  newMilestoneSchema,
  type Milestone,
  type MilestoneChanges,
} from './milestone.schema.ts'

type OfJourney = AppEnv & { Variables: { journeyId: number } }
type OfMilestone = AppEnv & { Variables: { journeyId: number; item: Milestone } }
type Saves = Context<OfMilestone & { Variables: { body: MilestoneChanges } }>

const typeChoices = choicesOf(milestoneTypeLabels)

/** The milestones of one journey, under /journey/:journeyId/milestone. */
export const milestoneRoutes = ({ repositories, clock }: ResourceParts) => {
  const { journeys, milestones } = repositories

  // Whose the journey is decides over all that hangs on it (D29).
  const ownJourney = createMiddleware<OfJourney>(async (c, next) => {
    const journeyId = idFrom(c.req.param('journeyId'))
    if (!(await journeys.find(c.var.user.id, journeyId))) throw notFound()
    c.set('journeyId', journeyId)
    await next()
  })

  const milestone = createMiddleware<OfMilestone>(async (c, next) => {
    const found = await milestones.find(c.var.journeyId, idFrom(c.req.param('id')))
    if (!found) throw notFound()
    c.set('item', found)
    await next()
  })

  const save = (c: Saves) => {
    const { journeyId, item: before, body: changes } = c.var
    const instant = storedInstant(clock())
    return saveItem(c, {
      before,
      save: (onlyVersion) => milestones.update(journeyId, before.id, changes, instant, onlyVersion),
      reload: () => milestones.find(journeyId, before.id),
    })
  }

  return new Hono<AppEnv>()
    .get('/', ownJourney, async (c) => c.json(await milestones.list(c.var.journeyId)))
    .post('/', ownJourney, body(newMilestoneSchema), (c) => {
      const now = clock()
      const instant = storedInstant(recordedAt(c, now))
      const { user, journeyId, body: input } = c.var
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: async ({ milestones }) => {
          const added = await milestones.add(journeyId, input, instant)
          if (!added) throw notFound()
          return added
        },
      })
    })
    .get('/type-choices', ownJourney, (c) => c.json(typeChoices))
    .get('/:id', ownJourney, milestone, (c) => answerItem(c, c.var.item))
    .put('/:id', ownJourney, milestone, body(newMilestoneSchema), save)
    .patch('/:id', ownJourney, milestone, body(milestoneChangesSchema), save)
    .delete('/:id', ownJourney, milestone, async (c) => {
      await milestones.remove(c.var.journeyId, c.var.item.id)
      return c.body(null, 204)
    })
}
