// Webhooks: the team of a remote is told of new feedback, in numbers and names of ours alone. A queue in the database,
// signed as Standard Webhooks 1.0 say (https://www.standardwebhooks.com).
import { createHmac, randomBytes } from 'node:crypto'
import type { NewFeedbackContext } from '@truenorth/api-contract/feedback'
import type { Kysely } from 'kysely'
import { longestFailure, retryAfter, workOff } from '../db/dueQueue.ts'
import { codeOf } from '../db/errors.ts'
import type { Tables } from '../db/tables.ts'
import { secondMs, storedInstant, wireInstant } from '../time/instant.ts'
import { parseRemotes } from './feedbackContext.ts'

const secretPrefix = 'whsec_'
const secretBytes = 32
const responseMs = 10 * secondMs

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

/**
 * The address of a webhook.
 * @throws one sentence for the operator where it is neither https nor of this machine
 */
export const hookAddress = (text: string) => {
  const url = URL.parse(text)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.username !== '' || url.password !== '')
    throw new Error(
      `${text} is no address for a webhook: https://…, or http:// of this machine, without a password in it.`,
    )
  return url.href
}

/** A new key for signatures, in the form in which libraries for Standard Webhooks take it. */
export const newHookSecret = () => secretPrefix + randomBytes(secretBytes).toString('base64')

const signatureOf = (secret: string, signed: string) => {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

/** Queues what is told of a new message, in the transaction in which it is stored. */
export const queueHooks = async (
  db: Kysely<Tables>,
  feedbackId: number,
  remotes: NewFeedbackContext['remotes'] = [],
  now: Date,
) => {
  if (remotes.length === 0) return
  const names = remotes.map(({ name }) => name)
  const hooks = await db
    .selectFrom('remote_hooks')
    .select('remote')
    .where('remote', 'in', names)
    .execute()
  if (hooks.length === 0) return
  await db
    .insertInto('hook_deliveries')
    .values(
      hooks.map(({ remote }) => ({
        remote,
        feedback_id: feedbackId,
        next_attempt_at: storedInstant(now),
      })),
    )
    .execute()
}

type Parts = {
  db: Kysely<Tables>
  clock: () => Date
  /** Milliseconds within which a receiver has to respond. */
  timeoutMs?: number
}

/** The queue of webhooks. */
export const createHooks = ({ db, clock, timeoutMs = responseMs }: Parts) => {
  const due = (now: Date) =>
    db.selectFrom('hook_deliveries').where('next_attempt_at', '<=', storedInstant(now))

  const nextDue = (remote: string, now: Date) =>
    due(now)
      .innerJoin('remote_hooks', 'remote_hooks.remote', 'hook_deliveries.remote')
      .innerJoin('feedback', 'feedback.id', 'hook_deliveries.feedback_id')
      .select([
        'hook_deliveries.id',
        'hook_deliveries.attempts',
        'remote_hooks.remote',
        'remote_hooks.url',
        'remote_hooks.secret',
        'feedback.id as feedback_id',
        'feedback.type',
        'feedback.rating',
        'feedback.remotes',
        'feedback.created_at',
      ])
      .where('hook_deliveries.remote', '=', remote)
      .orderBy('hook_deliveries.next_attempt_at')
      .orderBy('hook_deliveries.id')
      .executeTakeFirst()

  type Due = NonNullable<Awaited<ReturnType<typeof nextDue>>>

  /** Why the receiver did not take it; undefined when it did. */
  const post = async (delivery: Due, stopping?: AbortSignal) => {
    const { id, url, secret, remote, feedback_id, type, rating, remotes, created_at } = delivery
    const release = parseRemotes(remotes).find(({ name }) => name === remote)?.version
    const sent_at = wireInstant(created_at)
    const data = { id: feedback_id, kind: type, rating, remote, release, sent_at }
    const body = JSON.stringify({ type: 'feedback.created', timestamp: sent_at, data })
    const messageId = `msg_${id}`
    const seconds = String(Math.floor(clock().getTime() / secondMs))
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(hookAddress(url), {
        method: 'POST',
        redirect: 'manual',
        signal: stopping ? AbortSignal.any([stopping, limit]) : limit,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': messageId,
          'webhook-timestamp': seconds,
          'webhook-signature': signatureOf(secret, `${messageId}.${seconds}.${body}`),
        },
        body,
      })
      await response.body?.cancel()
      return response.ok ? undefined : `HTTP ${response.status}`
    } catch (error) {
      if (limit.aborted) return 'no response'
      const cause = error instanceof Error ? error.cause : undefined
      return (codeOf(cause) || 'not reached').slice(0, longestFailure)
    }
  }

  const settle = async ({ id, attempts }: Due, failure: string | undefined) => {
    if (failure === undefined)
      return db.deleteFrom('hook_deliveries').where('id', '=', id).execute()
    const retryAt = retryAfter(attempts, clock())
    return db
      .updateTable('hook_deliveries')
      .set({ failure, next_attempt_at: retryAt ? storedInstant(retryAt) : null })
      .where('id', '=', id)
      .execute()
  }

  const deliverTo = (remote: string, stopping?: AbortSignal) =>
    workOff(
      {
        clock,
        nextDue: (now) => nextDue(remote, now),
        claim: ({ id, attempts }, taken) =>
          db
            .updateTable('hook_deliveries')
            .set(taken)
            .where('id', '=', id)
            .where('attempts', '=', attempts),
        // After a failure the receiver is left alone until the next round.
        act: async (delivery) => {
          const failure = await post(delivery, stopping)
          await settle(delivery, failure)
          return failure === undefined
        },
      },
      stopping,
    )

  let running: Promise<unknown> | undefined
  const deliverAll = async (stopping?: AbortSignal) => {
    const rows = await due(clock()).select('remote').distinct().execute()
    await Promise.all(rows.map(({ remote }) => deliverTo(remote, stopping)))
  }

  return {
    /** Posts what is due; the receivers do not wait for each other. A round that lasts is not joined by another. */
    deliver: async (stopping?: AbortSignal) => {
      running ??= deliverAll(stopping).finally(() => {
        running = undefined
      })
      await running
    },
  }
}

/** The webhooks of an installation, as their operator sets them. */
export const hookSettings = (db: Kysely<Tables>) => ({
  /** Sets the address of a remote's webhook; returns its new key. */
  set: async (remote: string, url: string, now: Date) => {
    const secret = newHookSecret()
    const created_at = storedInstant(now)
    await db
      .insertInto('remote_hooks')
      .values({ remote, url: hookAddress(url), secret, created_at })
      .onConflict((conflict) =>
        conflict.column('remote').doUpdateSet({ url: hookAddress(url), secret, created_at }),
      )
      .execute()
    return secret
  },

  /** Whether there was one; what it had still to tell is dropped. */
  remove: async (remote: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('remote_hooks')
      .where('remote', '=', remote)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Every webhook, with what waits, what was given up, and the last failure. */
  list: () =>
    db
      .selectFrom('remote_hooks')
      .leftJoin('hook_deliveries', 'hook_deliveries.remote', 'remote_hooks.remote')
      .select(({ fn }) => [
        'remote_hooks.remote',
        'remote_hooks.url',
        fn.count<number>('hook_deliveries.next_attempt_at').as('waiting'),
        fn.count<number>('hook_deliveries.id').as('undelivered'),
        fn.max('hook_deliveries.failure').as('failure'),
      ])
      .groupBy(['remote_hooks.remote', 'remote_hooks.url'])
      .orderBy('remote_hooks.remote')
      .execute(),
})
