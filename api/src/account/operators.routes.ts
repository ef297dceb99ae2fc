// What administrators see of accounts and may do with them, and the operators' log.
import {
  adminAccountSchema,
  adminAccountsSchema,
  largestQuota,
  longestAccountSearch,
  operatorLogSchema,
  type AccountChange,
  type AccountsQuery,
  type OperatorLog,
  type OperatorLogQuery,
} from '@truenorth/api-contract/operators'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { networkOf } from '../auth/operatorLog.kysely.ts'
import { flag, integer, type FieldsOf } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import type { Person } from '../http/context.ts'
import { found, idIn } from '../http/item.ts'
import { defineRoutes, implement } from '../http/route.ts'
import type { AdminAccountsRepository } from './adminAccounts.kysely.ts'

const largestPage = 1e6
const admin = { access: 'admin' } as const
const shapeOfPlace = /^(\d{1,15}|Infinity)\.(\d{1,15}|Infinity)$/

const place = text({ max: 40 }).check(z.refine((value) => shapeOfPlace.test(value)))

export const operatorDefinitions = defineRoutes({
  accounts: {
    ...admin,
    method: 'GET',
    path: '/admin/accounts/',
    summary: 'Accounts, the newest first: names, times and sizes, and nothing of their contents',
    query: z.object({
      search: z.optional(text({ max: longestAccountSearch, blank: true })),
      page: z.optional(integer({ min: 1, max: largestPage })),
    } satisfies FieldsOf<AccountsQuery>),
    answers: { 200: adminAccountsSchema },
  },
  change: {
    ...admin,
    method: 'PATCH',
    path: '/admin/accounts/:id/',
    summary:
      'Deactivates an account, which ends its sessions, or activates it; sets its quota, or takes it away',
    body: z.object({
      is_active: z.optional(flag()),
      quota_bytes: z.optional(z.nullable(integer({ min: 0, max: largestQuota }))),
    } satisfies FieldsOf<AccountChange>),
    answers: { 200: adminAccountSchema },
  },
  endSessions: {
    ...admin,
    method: 'DELETE',
    path: '/admin/accounts/:id/sessions/',
    summary: 'Ends the sessions of an account, apart from the one that asks',
    answers: { 200: adminAccountSchema },
  },
  log: {
    ...admin,
    method: 'GET',
    path: '/admin/log/',
    summary: "The operators' log, newest first, before the place that another answer has named",
    query: z.object({
      before: z.optional(place),
    } satisfies FieldsOf<OperatorLogQuery>),
    answers: { 200: operatorLogSchema },
  },
})

type OperatorParts = {
  accounts: AdminAccountsRepository
  readLog: (before?: string) => Promise<OperatorLog>
  addressOf: (c: Context) => string
  clock: () => Date
}

/** Accounts and the log for administrators, under /admin/. */
export const operatorRoutes = ({ accounts, readLog, addressOf, clock }: OperatorParts) => {
  const acting = (c: Context, { id, sessionId }: Person) => ({
    id,
    sessionId,
    network: networkOf(addressOf(c)),
    now: clock(),
  })
  return implement(operatorDefinitions, {
    accounts: ({ query }) => accounts.list(query()),
    change: async ({ c, user, body }) =>
      found(accounts.change(idIn(c), await body(), acting(c, user))),
    endSessions: ({ c, user }) => found(accounts.endSessions(idIn(c), acting(c, user))),
    log: ({ query }) => readLog(query().before),
  })
}
