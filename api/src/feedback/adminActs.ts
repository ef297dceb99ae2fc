// The audit log: what administrators did, to which message, and when. Lines are only ever added.
import type { FeedbackAct, FeedbackChanges } from '@truenorth/api-contract/inbox'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { storedInstant } from '../time/instant.ts'
import { toWritten } from './feedbackRows.ts'

/** Who did something, and when. */
export type Doing = { adminId: number; now: Date }

/** The acts that a change is made of, as the log names them. */
export const actsOf = ({ is_read, state, assignee, labels, merged_into }: FeedbackChanges) => [
  ...(is_read ? ['read'] : []),
  ...(state === undefined ? [] : [`state:${state}`]),
  ...(assignee === undefined ? [] : ['assignee']),
  ...(labels === undefined ? [] : ['labels']),
  ...(merged_into === null ? ['unmerge'] : []),
]

/** Writes lines of the log, in the transaction of what they are about. */
export const recordActs = async (
  db: Kysely<Tables>,
  { adminId, now }: Doing,
  acts: readonly string[],
  feedbackId: number,
) => {
  if (acts.length === 0) return
  const line = { admin_id: adminId, feedback_id: feedbackId, created_at: storedInstant(now) }
  await db
    .insertInto('admin_acts')
    .values(acts.map((act) => ({ ...line, act })))
    .execute()
}

const actsAtOnce = 100

/** The newest lines of the log, of one message or of all, before the line with that id. */
export const readActs = async (
  db: Kysely<Tables>,
  { feedbackId, before }: { feedbackId?: number | undefined; before?: number | undefined },
): Promise<FeedbackAct[]> => {
  const rows = await db
    .selectFrom('admin_acts')
    .leftJoin('users', 'users.id', 'admin_acts.admin_id')
    .select([
      'admin_acts.id',
      'admin_acts.act',
      'admin_acts.feedback_id',
      'admin_acts.created_at',
      'users.username',
    ])
    .$if(feedbackId !== undefined, (some) =>
      some.where('admin_acts.feedback_id', '=', feedbackId ?? 0),
    )
    .$if(before !== undefined, (some) => some.where('admin_acts.id', '<', before ?? 0))
    .orderBy('admin_acts.id', 'desc')
    .limit(actsAtOnce)
    .execute()
  return rows.map((row) => toWritten(row))
}
