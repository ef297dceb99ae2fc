// The operators' log: sign-ins, and what administrators and operators do with accounts. Lines are only ever added, and
// go when they are old.
import { createHmac, type KeyObject } from 'node:crypto'
import type { OperatorLine, OperatorLog as Page } from '@truenorth/api-contract/operators'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Kysely } from 'kysely'
import type { OperatorLogKind } from '../db/accountTables.ts'
import type { Tables } from '../db/tables.ts'
import { foldedName } from '../fields/foldedName.ts'
import type { Log } from '../http/context.ts'
import { storedInstant, wireInstant } from '../time/instant.ts'

const linesAtOnce = 100
const hashLength = 16
const networkParts = 3
const noParts = [0, 0, 0, 0, 0]

/** The network of an address, too wide to tell one household: a /24, or a /48 of IPv6. Null for what is no address. */
export const networkOf = (address: string) => {
  const [text = ''] = address.split('/')
  if (!ipaddr.isValid(text)) return null
  const known = ipaddr.process(text)
  if ('octets' in known) return `${known.octets.slice(0, -1).join('.')}.0/24`
  const network = new ipaddr.IPv6([...known.parts.slice(0, networkParts), ...noParts])
  return `${network.toString()}/48`
}

/** Something to write down; the account is that which it happened to. */
export type NewLine = {
  kind: OperatorLogKind
  detail?: string
  actorId?: number
  accountId?: number
  nameHash?: string
  network?: string | null
}

/** Writes a line, in the transaction of what it is about. */
export const writeLine = (db: Kysely<Tables>, line: NewLine, now: Date) =>
  db
    .insertInto('operator_log')
    .values({
      kind: line.kind,
      detail: line.detail ?? null,
      actor_id: line.actorId ?? null,
      account_id: line.accountId ?? null,
      name_hash: line.nameHash ?? null,
      network: line.network ?? null,
      created_at: storedInstant(now),
    })
    .execute()

type LogParts = {
  db: Kysely<Tables>
  /** With it names are hashed that no account has: without it nobody can try out which they were. */
  nameKey: KeyObject
  addressOf: (c: Context) => string
  clock: () => Date
  log: Log
}

/** Writes down sign-ins, in the database and as lines of JSON in the server's own log. */
export const createOperatorLog = ({ db, nameKey, addressOf, clock, log }: LogParts) => ({
  /** A failed sign-in by a name that no account has is known by a hash of the name. */
  note: async (c: Context, { name, ...given }: NewLine & { name?: string }) => {
    const nameHash =
      name === undefined || given.accountId !== undefined
        ? undefined
        : createHmac('sha256', nameKey)
            .update(`a name in the operators' log: ${foldedName(name)}`)
            .digest('hex')
            .slice(0, hashLength)
    const line = { ...given, network: networkOf(addressOf(c)), ...(nameHash && { nameHash }) }
    await writeLine(db, line, clock())
    log.info({ operatorLog: line }, 'operators log')
  },
})

export type OperatorLog = ReturnType<typeof createOperatorLog>

/** A line as it was read, with what its table orders it by. */
type ReadLine = { id: number; written: string; line: OperatorLine }

// The place in both tables that a page ends at: lines with smaller ids are older.
const readPlace = (before: string | undefined) => {
  const [line = Infinity, act = Infinity] = (before ?? '').split('.').filter(Boolean).map(Number)
  return { line, act }
}

const readLines = async (db: Kysely<Tables>, before: number): Promise<ReadLine[]> => {
  const rows = await db
    .selectFrom('operator_log')
    .leftJoin('users as actors', 'actors.id', 'operator_log.actor_id')
    .leftJoin('users as accounts', 'accounts.id', 'operator_log.account_id')
    .selectAll('operator_log')
    .select(['actors.username as actor', 'accounts.username as account'])
    .$if(before !== Infinity, (some) => some.where('operator_log.id', '<', before))
    .orderBy('operator_log.id', 'desc')
    .limit(linesAtOnce)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    written: row.created_at,
    line: {
      key: `line${row.id}`,
      at: wireInstant(row.created_at),
      kind: row.kind,
      detail: row.detail,
      actor: row.actor_id === null ? null : { id: row.actor_id, username: row.actor },
      account: row.account_id === null ? null : { id: row.account_id, username: row.account },
      name_hash: row.name_hash,
      network: row.network,
    },
  }))
}

const readInboxActs = async (db: Kysely<Tables>, before: number): Promise<ReadLine[]> => {
  const rows = await db
    .selectFrom('admin_acts')
    .leftJoin('users', 'users.id', 'admin_acts.admin_id')
    .select(['admin_acts.id', 'act', 'feedback_id', 'admin_id', 'admin_acts.created_at'])
    .select('username')
    .$if(before !== Infinity, (some) => some.where('admin_acts.id', '<', before))
    .orderBy('admin_acts.id', 'desc')
    .limit(linesAtOnce)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    written: row.created_at,
    line: {
      key: `act${row.id}`,
      at: wireInstant(row.created_at),
      kind: 'feedback',
      detail: `${row.act} ${row.feedback_id}`,
      actor: row.admin_id === null ? null : { id: row.admin_id, username: row.username },
      account: null,
      name_hash: null,
      network: null,
    },
  }))
}

// The newest of both, each in the order of its own ids: clocks may go back, ids do not.
const merge = (lines: ReadLine[], acts: ReadLine[]) => {
  const taken = { lines: 0, acts: 0 }
  const merged: OperatorLine[] = []
  while (merged.length < linesAtOnce) {
    const [line, act] = [lines[taken.lines], acts[taken.acts]]
    const isLine = line !== undefined && (act === undefined || line.written >= act.written)
    const next = isLine ? line : act
    if (!next) break
    taken[isLine ? 'lines' : 'acts'] += 1
    merged.push(next.line)
  }
  return { merged, lastLine: lines[taken.lines - 1], lastAct: acts[taken.acts - 1] }
}

/** The newest lines of the log and of the acts of the inbox, before a place that an earlier page has named. */
export const readOperatorLog = async (db: Kysely<Tables>, before?: string): Promise<Page> => {
  const place = readPlace(before)
  const lines = await readLines(db, place.line)
  const { merged, lastLine, lastAct } = merge(lines, await readInboxActs(db, place.act))
  const next = `${lastLine?.id ?? place.line}.${lastAct?.id ?? place.act}`
  return { lines: merged, before: merged.length < linesAtOnce ? null : next }
}
