// What administrators see of accounts, under /admin/accounts/, and the operators' log, under /admin/log/.
import * as z from 'zod/mini'
import { instant } from './common.ts'

/** For so many days a line of the operators' log is kept. */
export const logDays = 180
/** Accounts on a page of their list. */
export const accountsPerPage = 25
export const longestAccountSearch = 200
export const bytesInMegabyte = 1_000_000
/** The largest quota, in bytes. */
export const largestQuota = 1e12

/** The `code` of the 403 that answers the right password of an account that an administrator has deactivated. */
export const deactivated = 'account_deactivated'

const count = z.int().check(z.gte(0))

/** An account as administrators see it: never what is in it. */
export const adminAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  created_at: instant,
  last_seen_at: z
    .nullable(instant)
    .check(z.meta({ description: 'Null when that was longer ago than sign-ins are kept.' })),
  bytes: count.check(
    z.meta({
      description: 'Texts of readings, paths and entries, and pictures, feedback included.',
    }),
  ),
  quota_bytes: z
    .nullable(count)
    .check(z.meta({ description: 'Null where only the limits of all accounts hold.' })),
  is_active: z.boolean(),
  is_admin: z.boolean(),
})

export type AdminAccount = z.infer<typeof adminAccountSchema>

/** A page of the accounts whose name has a text, the newest first, and how many there are in all. */
export const adminAccountsSchema = z.object({
  matching: count,
  accounts: z.array(adminAccountSchema),
})

export type AdminAccounts = z.infer<typeof adminAccountsSchema>

/** Which accounts are listed; `page` counts from 1. */
export type AccountsQuery = { search?: string | undefined; page?: number | undefined }

/** What an administrator may change of an account; `quota_bytes: null` takes a quota away. */
export type AccountChange = {
  is_active?: boolean | undefined
  quota_bytes?: number | null | undefined
}

/** An account that a line is about; `username` is null when it is gone. */
const namedSchema = z.object({ id: z.int(), username: z.nullable(z.string()) })

/** A line of the operators' log: who did what, when. It holds no words of anybody; kinds may come to be more. */
export const operatorLineSchema = z.object({
  key: z.string().check(z.meta({ description: 'Unique among all lines.' })),
  at: instant,
  kind: z.string().check(
    z.meta({
      description:
        '`signed_in`, `sign_in_failed`, `sessions_ended`, `deactivated`, `activated`, `quota_set`, `admin_appointed`, `second_factor_ended` or `feedback`, and others in future',
    }),
  ),
  detail: z.nullable(z.string()).check(
    z.meta({
      description:
        'How somebody signed in, a quota in bytes, or what was done in the inbox, as `state:done 12`.',
    }),
  ),
  actor: z
    .nullable(namedSchema)
    .check(z.meta({ description: 'Null for a command on the server, and for sign-ins.' })),
  account: z.nullable(namedSchema),
  name_hash: z
    .nullable(z.string())
    .check(z.meta({ description: 'Of a name that was tried and that no account has.' })),
  network: z
    .nullable(z.string())
    .check(z.meta({ description: 'Where it came from, shortened: a /24, or a /48 of IPv6.' })),
})

export type OperatorLine = z.infer<typeof operatorLineSchema>

/** Lines of the log, newest first; `before` asks for those before them, and is null at the end. */
export const operatorLogSchema = z.object({
  lines: z.array(operatorLineSchema),
  before: z.nullable(z.string()),
})

export type OperatorLog = z.infer<typeof operatorLogSchema>

export type OperatorLogQuery = { before?: string | undefined }
