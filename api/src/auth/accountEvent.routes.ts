import { accountEventSchema } from '@truenorth/api-contract/accountEvents'
import * as z from 'zod/mini'
import { defineRoutes, implement } from '../http/route.ts'
import { wireInstant } from '../time/instant.ts'
import type { AccountParts } from './accountParts.ts'

export const accountEventDefinitions = defineRoutes({
  list: {
    method: 'GET',
    path: '/auth/events/',
    access: 'user',
    summary: 'Sign-ins and changes of the account in the last 90 days, newest first',
    answers: { 200: z.array(accountEventSchema) },
  },
})

/** Who was here, under /auth/events/. */
export const accountEventRoutes = ({ accountEvents }: AccountParts) =>
  implement(accountEventDefinitions, {
    list: async ({ user }) =>
      (await accountEvents.list(user.id)).map(({ id, kind, way, device, created_at }) => ({
        id,
        kind,
        way,
        device,
        at: wireInstant(created_at),
      })),
  })
