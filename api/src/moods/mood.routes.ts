import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { answerList } from '../http/answerList.ts'
import { body, check } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { csrf } from '../http/csrf.ts'
import { Failure } from '../http/failure.ts'
import { answerItem, item, saveItem } from '../http/item.ts'
import { listQuerySchema } from '../http/listQuery.schema.ts'
import { momentOf, todayOf } from '../http/moment.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { moodChangesSchema, newMoodSchema, type Mood, type MoodChanges } from './mood.schema.ts'
import { weeklyAverages } from './weeklyAverages.ts'

type Saves = Context<AppEnv & { Variables: { item: Mood; body: MoodChanges } }>

/** Compass readings, under /mood. */
export const moodRoutes = ({ repositories, clock }: ResourceParts) => {
  const { moods } = repositories
  const mood = item((user, id) => moods.find(user.id, id))

  const save = (c: Saves) => {
    const { user, item: before, body: changes } = c.var
    return saveItem(c, {
      before,
      save: (onlyVersion) => moods.update(user.id, before.id, changes, onlyVersion),
      reload: () => moods.find(user.id, before.id),
    })
  }

  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const { limit } = check(listQuerySchema, c.req.query())
      return answerList(c, await moods.list(c.var.user.id, limit))
    })
    .post('/', body(newMoodSchema), (c) => {
      const now = clock()
      const moment = momentOf(c, now)
      const { user, body: input } = c.var
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ moods }) => moods.add(user.id, input, moment),
      })
    })
    .get('/today', async (c) => {
      const latest = await moods.latestFrom(c.var.user.id, todayOf(c, clock()))
      if (!latest) throw new Failure(404, { detail: 'No mood entry for today.' })
      return answerItem(c, latest)
    })
    .get('/history', async (c) =>
      answerList(c, await moods.listBefore(c.var.user.id, todayOf(c, clock()))),
    )
    .get('/weekly-average', async (c) =>
      c.json(weeklyAverages(await moods.dayTotals(c.var.user.id))),
    )
    .get('/:id', mood, (c) => answerItem(c, c.var.item))
    .put('/:id', mood, body(newMoodSchema), save)
    .patch('/:id', csrf, mood, body(moodChangesSchema), save)
    .delete('/:id', mood, async (c) => {
      await moods.remove(c.var.user.id, c.var.item.id)
      return c.body(null, 204)
    })
}
