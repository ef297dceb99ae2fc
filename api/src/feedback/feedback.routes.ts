import { Hono, type Context } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { body, check } from '../http/body.ts'
import { createItem } from '../http/createItem.ts'
import { invalid, tooMany } from '../http/failure.ts'
import { item, saveItem } from '../http/item.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { addMs, hourMs } from '../time/instant.ts'
import { feedbackChangesSchema, newFeedbackSchema } from './feedback.schema.ts'
import { feedbackAsCsv } from './feedbackAsCsv.ts'
import { secondsToWait } from './feedbackPace.ts'
import { feedbackQuerySchema } from './feedbackQuery.schema.ts'

const queryOf = (c: Context) => check(feedbackQuerySchema, c.req.query())

/** Feedback, under /feedback: users send it, administrators read and manage it. */
export const feedbackRoutes = ({ repositories, clock }: ResourceParts) => {
  const { feedback } = repositories
  const one = item((_user, id) => feedback.find(id))

  return new Hono<AppEnv>()
    .post('/', body(newFeedbackSchema), (c) => {
      const { user, body: input } = c.var
      const now = clock()
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        // What was stored before is answered again and counts once.
        write: async ({ feedback }) => {
          const wait = secondsToWait(await feedback.sentSince(user.id, addMs(now, -hourMs)), now)
          if (wait > 0) throw tooMany(wait)
          return feedback.add(user, input, now)
        },
      })
    })
    .get('/list', async (c) => c.json(await feedback.list(queryOf(c))))
    .get('/summary', async (c) => c.json(await feedback.summary(queryOf(c))))
    .get('/export', async (c) =>
      c.body(await feedbackAsCsv(feedback, queryOf(c)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="feedback.csv"',
      }),
    )
    .patch('/:id', one, body(feedbackChangesSchema), (c) => {
      const { item: before, body: changes } = c.var
      if (before.is_read && changes.is_read === false) {
        throw invalid({ is_read: ['What was read stays read.'] })
      }
      return saveItem(c, {
        before,
        save: (onlyVersion) => feedback.update(before.id, changes, onlyVersion),
        reload: () => feedback.find(before.id),
      })
    })
    .delete('/:id', one, async (c) => {
      await feedback.remove(c.var.item.id)
      return c.body(null, 204)
    })
}
