// The inbox: administrators read what people send, and work on it.
import type { Feedback } from '@truenorth/api-contract/feedback'
import {
  mostLabels,
  type FeedbackBulkChange,
  type FeedbackChanges,
} from '@truenorth/api-contract/inbox'
import { distinctTags } from '@truenorth/api-contract/text'
import type { Context } from 'hono'
import type { Background } from '../http/background.ts'
import type { AppEnv } from '../http/context.ts'
import { forbidden, invalid, notFound } from '../http/failure.ts'
import { found, idIn, saveItem } from '../http/item.ts'
import { implement } from '../http/route.ts'
import type { AnswerLetters } from './answerLetters.ts'
import type { Digests } from './digests.ts'
import { feedbackCsv, feedbackJson } from './feedbackExport.ts'
import { pictureHeaders } from './feedbackPicture.ts'
import { inboxDefinitions } from './inbox.definitions.ts'
import type { FeedbackInbox } from './inbox.kysely.ts'
import type { RemoteTokens } from './remoteTokens.ts'

type InboxParts = {
  inbox: FeedbackInbox
  letters: AnswerLetters
  digests: Digests
  tokens: RemoteTokens
  background: Background
  clock: () => Date
}

const fileHeaders = (type: string, name: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Disposition': `attachment; filename="${name}"`,
})

/** The inbox, under /feedback/. */
export const inboxRoutes = ({ inbox, letters, digests, tokens, background, clock }: InboxParts) => {
  const named = (c: Context) => found(inbox.find(idIn(c)))
  const doing = (c: Context<AppEnv>) => ({ adminId: c.var.user.id, now: clock() })

  const refuseStranger = async (assignee: number | null | undefined) => {
    if (assignee === null || assignee === undefined) return
    const people = await inbox.administrators()
    if (!people.some(({ id }) => id === assignee))
      throw invalid({ assignee: ['This is not an administrator.'] })
  }

  const refuseMerge = async (ids: readonly number[], into: number | null | undefined) => {
    if (!into) return
    for (const id of ids) {
      const merge = await inbox.mergeTarget(id, into)
      if ('refusal' in merge) throw invalid({ merged_into: [merge.refusal] })
    }
  }

  const refuseState = ({ merged_into }: Feedback, changes: FeedbackChanges) => {
    if (changes.state !== undefined && merged_into && changes.merged_into !== null)
      throw invalid({ state: [`This is merged: change No. ${merged_into}.`] })
  }

  // Earlier answers go to who wrote a merged message too.
  const deliverAnswers = () => background.run('letters with answers', letters.deliver)

  // One message of several; what another administrator has changed since stays as it is.
  const changeOne = async (
    c: Context<AppEnv>,
    { id, version }: FeedbackBulkChange['items'][number],
    { add_label, ...changes }: Omit<FeedbackBulkChange, 'items'>,
  ) => {
    const before = await inbox.find(id)
    if (before?.version !== version) return { present: before }
    // Its state is that of the message it is merged into.
    if (before.merged_into && changes.state !== undefined && changes.merged_into !== null)
      return { present: before }
    const labels =
      add_label === undefined ? undefined : distinctTags([...(before.labels ?? []), add_label])
    if (labels && labels.length > mostLabels)
      throw invalid({ add_label: [`No. ${id} has ${mostLabels} labels already.`] })
    const changed = await inbox.update(id, { ...changes, labels }, doing(c), version)
    return changed ? { changed } : { present: await inbox.find(id) }
  }

  return implement(inboxDefinitions, {
    list: ({ query }) => inbox.list(query()),
    summary: ({ query }) => inbox.summary(query()),
    csv: async ({ c, query }) =>
      c.body(await feedbackCsv(inbox, query()), 200, fileHeaders('text/csv', 'feedback.csv')),
    json: async ({ c, query }) =>
      c.body(
        await feedbackJson(inbox, query()),
        200,
        fileHeaders('application/json', 'feedback.json'),
      ),
    desk: () => inbox.desk(),
    trends: ({ query }) => inbox.trends(query(), clock()),
    acts: ({ query }) => inbox.acts(query().before),
    bulk: async ({ c, body }) => {
      const { items, ...changes } = await body()
      await refuseStranger(changes.assignee)
      await refuseMerge(
        items.map(({ id }) => id),
        changes.merged_into,
      )
      const result: { changed: Feedback[]; conflicts: Feedback[] } = { changed: [], conflicts: [] }
      for (const item of items) {
        const { changed, present } = await changeOne(c, item, changes)
        if (changed) result.changed.push(changed)
        else if (present) result.conflicts.push(present)
      }
      if (changes.merged_into) deliverAnswers()
      return result
    },
    bulkRemove: async ({ c, body }) => {
      const { items } = await body()
      const result: { removed: number[]; conflicts: Feedback[] } = { removed: [], conflicts: [] }
      for (const { id, version } of items) {
        const isRemoved = await inbox.remove(id, doing(c), version)
        const present = isRemoved ? undefined : await inbox.find(id)
        // What somebody else has removed is gone, as it should be.
        if (present) result.conflicts.push(present)
        else result.removed.push(id)
      }
      return result
    },
    thread: async ({ c }) => inbox.thread((await named(c)).id),
    picture: async ({ c }) => {
      const picture = await found(inbox.pictureOf(idIn(c)))
      return c.body(picture.bytes, 200, pictureHeaders(picture))
    },
    note: async ({ c, body }) => {
      const { id } = await named(c)
      const { text } = await body()
      return inbox.addNote(id, text, doing(c))
    },
    removeNote: async ({ c }) => {
      const { notes } = await inbox.thread((await named(c)).id)
      const noteId = idIn(c, 'noteId')
      if (!notes.some(({ id }) => id === noteId)) throw notFound()
      if (!(await inbox.removeNote(idIn(c), noteId, doing(c))))
        throw forbidden('Only who wrote a note can remove it.')
    },
    answer: async ({ c, body }) => {
      const { id } = await named(c)
      const { text } = await body()
      const thread = await inbox.addAnswer(id, text, doing(c))
      deliverAnswers()
      return thread
    },
    // Whether a token is known is told to nobody.
    stopLetters: async ({ body }) => {
      const { token } = await body()
      await letters.stop(token)
      await digests.stop(token)
    },
    remotes: async ({ c }) => {
      const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
      const remote = await found(tokens.use(given, clock()))
      return tokens.counts(remote, clock())
    },
    digest: async ({ user }) => ({ ...(await digests.find(user.id)), email: user.email }),
    changeDigest: async ({ user, body }) => {
      const { is_on } = await body()
      if (is_on && user.email === '')
        throw invalid({ is_on: ['Your account has no e-mail address.'] })
      await (is_on ? digests.turnOn(user.id) : digests.turnOff(user.id))
      return { ...(await digests.find(user.id)), email: user.email }
    },
    change: async ({ c, body }) => {
      const before = await named(c)
      const changes = await body()
      if (before.is_read && changes.is_read === false) {
        throw invalid({ is_read: ['What was read stays read.'] })
      }
      await refuseStranger(changes.assignee)
      refuseState(before, changes)
      await refuseMerge([before.id], changes.merged_into)
      const saved = await saveItem(c, {
        before,
        save: (onlyVersion) => inbox.update(before.id, changes, doing(c), onlyVersion),
        reload: () => inbox.find(before.id),
      })
      if (saved.merged_into) deliverAnswers()
      return saved
    },
    remove: async ({ c }) => {
      const { id } = await named(c)
      await inbox.remove(id, doing(c))
    },
  })
}
