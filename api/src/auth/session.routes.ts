import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/appEnv.ts'
import { notFound } from '../http/failure.ts'
import { wireInstant } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'
import type { Session } from './session.schema.ts'

const sessionIdSchema = z.uuid()

/** Where one is signed in, under /auth/sessions. An ended session's access tokens end with it. */
export const sessionRoutes = ({ sessions, clock }: AccountParts) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const { id, sessionId } = c.var.user
      const rows = await sessions.list(id, clock())
      const list = rows.map((row): Session => ({
        id: row.id,
        device: row.device,
        created_at: wireInstant(row.created_at),
        last_used_at: wireInstant(row.last_used_at),
        is_current: row.id === sessionId,
      }))
      return c.json(list)
    })
    .delete('/', async (c) => {
      await sessions.endOthers(c.var.user.id, c.var.user.sessionId)
      return c.body(null, 204)
    })
    .delete('/:id', async (c) => {
      // Anything else cannot be one, and PostgreSQL refuses to look for some of it.
      const wanted = sessionIdSchema.safeParse(c.req.param('id')).data
      if (!wanted || !(await sessions.end(c.var.user.id, wanted))) throw notFound()
      return c.body(null, 204)
    })
