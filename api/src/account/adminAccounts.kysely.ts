import {
  accountsPerPage,
  type AccountChange,
  type AccountsQuery,
  type AdminAccount,
  type AdminAccounts,
} from '@truenorth/api-contract/operators'
import { foldText } from '@truenorth/api-contract/text'
import { sql, type Kysely } from 'kysely'
import { writeLine, type NewLine } from '../auth/operatorLog.kysely.ts'
import { contains } from '../db/likePattern.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../http/context.ts'
import { Failure, forbidden } from '../http/failure.ts'
import { wireInstant, wireInstantOrNull } from '../time/instant.ts'
import { bytesOfUser } from './accountSize.ts'

/** The administrator who acts, in which session, and from where. */
export type Acting = { id: number; sessionId: string; network: string | null; now: Date }

const lastOf = (column: string, table: string) =>
  sql`(select max(${sql.ref(column)}) from ${sql.table(table)} where user_id = users.id)`

// Whichever is later: sessions know the last use until they expire, events sign-ins of 90 days.
const seenIn = {
  session: lastOf('last_used_at', 'sessions'),
  event: lastOf('created_at', 'account_events'),
}

const laterOf = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b)

const selected = (db: Kysely<Tables>) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'created_at', 'quota_bytes'])
    .select(['is_active', 'is_staff', 'is_superuser'])
    .select([
      bytesOfUser.as('bytes'),
      sql<string | null>`${seenIn.session}`.as('used_at'),
      sql<string | null>`${seenIn.event}`.as('noted_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

const toAccount = (row: Row): AdminAccount => ({
  id: row.id,
  username: row.username,
  created_at: wireInstant(row.created_at),
  last_seen_at: wireInstantOrNull(laterOf(row.used_at, row.noted_at)),
  bytes: row.bytes,
  quota_bytes: row.quota_bytes,
  is_active: row.is_active === 1,
  is_admin: row.is_staff === 1 || row.is_superuser === 1,
})

// Two administrators who deactivate each other at once wait for one another here: the second no longer is one.
const refuseLockOut = async (transaction: Kysely<Tables>, accountId: number, actorId: number) => {
  if (accountId === actorId)
    throw new Failure(409, { detail: 'You cannot deactivate your own account.' })
  const admins = await transaction
    .updateTable('users')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where((eb) => eb.or([eb('is_staff', '=', 1), eb('is_superuser', '=', 1)]))
    .where('is_active', '=', 1)
    .returning('id')
    .execute()
  if (!admins.some(({ id }) => id === actorId)) throw forbidden()
}

const endSessions = async (transaction: Kysely<Tables>, accountId: number, except: string) => {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where('id', '!=', except)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Accounts as administrators see them; each act is written into the operators' log in its transaction, and into `log`. */
export const kyselyAdminAccounts = (db: Kysely<Tables>, log: Log) => {
  const find = async (source: Kysely<Tables>, id: number) => {
    const row = await selected(source).where('id', '=', id).executeTakeFirst()
    return row && toAccount(row)
  }

  const lineOf = ({ id, network }: Acting, accountId: number) => ({
    actorId: id,
    accountId,
    network,
  })

  /** Does something with an account in a transaction, and writes the lines that it returns; undefined when there is no such account. */
  const act = async (
    accountId: number,
    { now }: Acting,
    work: (transaction: Kysely<Tables>, before: AdminAccount) => Promise<NewLine[]>,
  ) => {
    const done = await db.transaction().execute(async (transaction) => {
      const before = await find(transaction, accountId)
      if (!before) return undefined
      const lines = await work(transaction, before)
      for (const line of lines) await writeLine(transaction, line, now)
      return { account: await find(transaction, accountId), lines }
    })
    for (const line of done?.lines ?? []) log.info({ operatorLog: line }, 'operators log')
    return done?.account
  }

  return {
    /** The newest accounts first. */
    list: async ({ search = '', page = 1 }: AccountsQuery): Promise<AdminAccounts> => {
      const text = foldText(search).trim()
      const isMatch = text
        ? sql<boolean>`search_name like ${contains(text)} escape '\\'`
        : sql<boolean>`1 = 1`
      const { matching } = await db
        .selectFrom('users')
        .select(sql<number>`count(*)`.as('matching'))
        .where(isMatch)
        .executeTakeFirstOrThrow()
      const rows = await selected(db)
        .where(isMatch)
        .orderBy('id', 'desc')
        .limit(accountsPerPage)
        .offset((page - 1) * accountsPerPage)
        .execute()
      return { matching, accounts: rows.map(toAccount) }
    },

    /**
     * Changes an account; undefined when there is none.
     * @throws Failure 409 for the administrator's own account, 403 for one who is no longer an administrator
     */
    change: (accountId: number, change: AccountChange, acting: Acting) =>
      act(accountId, acting, async (transaction, before) => {
        const { is_active: isActive = before.is_active, quota_bytes: quota = before.quota_bytes } =
          change
        const line = lineOf(acting, accountId)
        if (!isActive && before.is_active) {
          await refuseLockOut(transaction, accountId, acting.id)
          await endSessions(transaction, accountId, '')
        }
        await transaction
          .updateTable('users')
          .set({ is_active: isActive ? 1 : 0, quota_bytes: quota })
          .where('id', '=', accountId)
          .execute()
        const lines: NewLine[] = []
        if (isActive !== before.is_active)
          lines.push({ ...line, kind: isActive ? 'activated' : 'deactivated' })
        if (quota !== before.quota_bytes)
          lines.push({ ...line, kind: 'quota_set', detail: quota === null ? 'none' : `${quota}` })
        return lines
      }),

    /** Ends the sessions of an account, apart from the administrator's own; undefined when there is no such account. */
    endSessions: (accountId: number, acting: Acting) =>
      act(accountId, acting, async (transaction) => {
        const hadSome = await endSessions(transaction, accountId, acting.sessionId)
        return hadSome ? [{ ...lineOf(acting, accountId), kind: 'sessions_ended' }] : []
      }),
  }
}

export type AdminAccountsRepository = ReturnType<typeof kyselyAdminAccounts>
