import * as z from 'zod/mini'
import { notFound } from '../http/failure.ts'
import { implement } from '../http/route.ts'
import { wireInstant } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'
import { sessionDefinitions } from './auth.definitions.ts'

const sessionIdSchema = z.uuid()

/** Where a user is signed in, under /auth/sessions/. The access tokens of an ended session are invalid at once. */
export const sessionRoutes = ({ sessions, clock }: AccountParts) =>
  implement(sessionDefinitions, {
    list: async ({ user }) => {
      const rows = await sessions.list(user.id, clock())
      return rows.map((row) => ({
        id: row.id,
        device: row.device,
        created_at: wireInstant(row.created_at),
        last_used_at: wireInstant(row.last_used_at),
        is_current: row.id === user.sessionId,
      }))
    },
    endOthers: async ({ user }) => {
      await sessions.endOthers(user.id, user.sessionId)
    },
    end: async ({ c, user }) => {
      // Other texts are no id of a session, and PostgreSQL would refuse some of them.
      const wanted = sessionIdSchema.safeParse(c.req.param('id')).data
      if (!wanted || !(await sessions.end(user.id, wanted))) throw notFound()
    },
  })
