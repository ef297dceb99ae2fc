import {
  emotions,
  journalEntrySchema,
  longestEntryContent,
  longestEntryTag,
  longestEntryTitle,
  mostEntryTags,
  mostImages,
  type NewJournalEntry,
  type NewSealedEntry,
} from '@truenorth/api-contract/journal'
import { sealedSchema } from '@truenorth/api-contract/sealedText'
import { distinctTags } from '@truenorth/api-contract/text'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { choice, day, integer, list, moment, type FieldsOf, zoneName } from '../fields/fields.ts'
import { text } from '../fields/text.ts'
import { words } from '../fields/words.ts'
import { answerList, listQuerySchema } from '../http/answerList.ts'
import type { Person } from '../http/context.ts'
import { invalid } from '../http/failure.ts'
import { found, idIn, saveItem, withEtag } from '../http/item.ts'
import { chosenMomentIn, recordedAt } from '../http/moment.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement, type Call } from '../http/route.ts'
import { createItem, type ResourceParts } from '../idempotency/createItem.ts'
import { storedInstant } from '../time/instant.ts'
import { wallClockAt } from '../time/moment.ts'
import type { EntryContent, EntryRepository } from './entry.repository.ts'
import { PicturesRefused } from './pictures.ts'
import { isLaterRevision, orSealErrors, standIns } from './sealing.ts'

const images = list(text({ max: 200 }), mostImages).check(
  z.refine((paths) => new Set(paths).size === paths.length, 'A picture stands here twice.'),
)

const newEntrySchema = z.object({
  entry_date: day(),
  mood: integer({ min: 1, max: 5 }),
  emotion: choice(emotions),
  title: text({ max: longestEntryTitle }),
  content: text({ max: longestEntryContent }),
  tags_input: z.optional(
    list(text({ max: longestEntryTag }), mostEntryTags).check(z.overwrite(distinctTags)),
  ),
  images: z.optional(images),
  recorded_at: z.optional(moment()),
  time_zone: z.optional(zoneName()),
  sealed: z.optional(z.null()),
} satisfies FieldsOf<NewJournalEntry>)

const notBeside = z.optional(z.never({ error: 'A sealed entry has this in its sealed text.' }))

const newSealedSchema = z.object({
  entry_date: newEntrySchema.shape.entry_date,
  mood: newEntrySchema.shape.mood,
  emotion: newEntrySchema.shape.emotion,
  images: newEntrySchema.shape.images,
  recorded_at: newEntrySchema.shape.recorded_at,
  time_zone: newEntrySchema.shape.time_zone,
  title: notBeside,
  content: notBeside,
  tags_input: notBeside,
  sealed: sealedSchema,
} satisfies FieldsOf<NewSealedEntry> & Record<'title' | 'content' | 'tags_input', typeof notBeside>)

// Over an entry that has no emotion, none is as good as before.
const anyEmotion = { emotion: choice([...emotions, '']) }
const changedEntrySchema = z.extend(newEntrySchema, anyEmotion)
const changedSealedSchema = z.extend(newSealedSchema, anyEmotion)
const ifSealed = <const Body extends z.ZodMiniObject>(body: Body) => ({ member: 'sealed', body })

const all = { path: '/journal/', access: 'user' } as const
const one = { path: '/journal/:id/', access: 'user' } as const
const entry = { 200: journalEntrySchema }

export const entryDefinitions = defineRoutes({
  list: {
    ...all,
    method: 'GET',
    summary: 'All entries, newest day first; with ?limit=n the newest n',
    query: listQuerySchema,
    answers: { 200: z.array(journalEntrySchema) },
  },
  create: {
    ...all,
    method: 'POST',
    summary: 'Write an entry',
    body: newEntrySchema,
    bodyWith: ifSealed(newSealedSchema),
    answers: { 201: journalEntrySchema },
  },
  read: { ...one, method: 'GET', summary: 'One entry', answers: entry },
  replace: {
    ...one,
    method: 'PUT',
    summary: 'Change an entry; what is left out stays',
    body: changedEntrySchema,
    bodyWith: ifSealed(changedSealedSchema),
    answers: entry,
  },
  change: {
    ...one,
    method: 'PATCH',
    summary: 'Change parts of an entry',
    body: z.partial(changedEntrySchema),
    bodyWith: ifSealed(z.partial(changedSealedSchema)),
    answers: entry,
  },
  remove: {
    ...one,
    method: 'DELETE',
    summary: 'Remove an entry and its pictures',
    answers: { 204: null },
  },
})

const refusal = 'This is no picture that was sent for this journal, or another entry holds it.'

// A refused picture is a validation error of the field, under its index.
const orFieldErrors = (error: unknown): never => {
  if (!(error instanceof PicturesRefused)) return orSealErrors(error)
  throw invalid({ images: Object.fromEntries(error.indexes.map((index) => [index, [refusal]])) })
}

type Change = Call<typeof entryDefinitions.change>

// The day and the clock are those that its writer has told, whatever the hour at which a day ends.
const dayOf = (
  c: Context,
  chosen: Pick<NewJournalEntry, 'recorded_at' | 'time_zone'>,
  now: Date,
): Pick<Partial<EntryContent>, 'entry_date' | 'entry_time'> => {
  const moment = chosenMomentIn(c, now, chosen, 0)
  if (!moment) return {}
  const { localDate, instant, hasTime } = moment
  const { time } = wallClockAt(new Date(instant), moment)
  return { entry_date: localDate, entry_time: hasTime ? time.slice(0, 'HH:MM'.length) : null }
}

// A sealed text is bound to its day.
const expectSameDay = (given: Partial<EntryContent>, dated: Partial<EntryContent>) => {
  if (given.entry_date && dated.entry_date && given.entry_date !== dated.entry_date)
    throw invalid({ entry_date: ['This is not the day of recorded_at.'] })
}

type EntryParts = ResourceParts<{ journalEntries: EntryRepository }> & { turns: Turns }

/** Reflections, under /journal/. */
export const entryRoutes = ({ repositories, clock, turns }: EntryParts) => {
  const { journalEntries } = repositories
  const own = (c: Context, { id }: Person) => found(journalEntries.find(id, idIn(c)))

  const change = async ({ c, user, body }: Pick<Change, 'c' | 'user' | 'body'>) => {
    const before = await own(c, user)
    const changes = await body()
    if (changes.emotion === '' && before.has_emotion !== false)
      throw invalid({ emotion: [words.notChoice('')] })
    const now = clock()
    const { recorded_at, time_zone, ...given } = changes
    const dated = dayOf(c, { recorded_at, time_zone }, now)
    if (given.sealed) expectSameDay(given, dated)
    const content = { ...given, ...(given.sealed && standIns), ...dated }
    const isLater = isLaterRevision(content, before)
    return saveItem(c, {
      before,
      save: async (onlyVersion) => {
        if (!isLater) return undefined
        const version = content.sealed === undefined ? onlyVersion : before.version
        return journalEntries
          .update(user.id, before.id, content, storedInstant(now), version)
          .catch(orFieldErrors)
      },
      reload: () => journalEntries.find(user.id, before.id),
    })
  }

  return implement(entryDefinitions, {
    list: ({ c, user: { id: userId }, query }) =>
      answerList(c, { list: journalEntries.list(userId), userId, turns, query: query() }),
    create: async ({ c, user, body }) => {
      const input = await body()
      const now = clock()
      const instant = storedInstant(recordedAt(c, now))
      const { recorded_at, time_zone, ...given } = input
      const dated = dayOf(c, { recorded_at, time_zone }, now)
      if (given.sealed) expectSameDay(given, dated)
      const content = { ...(given.sealed ? { ...given, ...standIns } : given), ...dated }
      return createItem(c, {
        repositories,
        userId: user.id,
        input,
        now,
        write: ({ journalEntries }) => journalEntries.add(user.id, content, instant),
        find: (id) => journalEntries.find(user.id, id),
      }).catch(orFieldErrors)
    },
    read: async ({ c, user }) => withEtag(c, await own(c, user)),
    replace: change,
    change,
    remove: async ({ c, user }) => {
      const { id } = await own(c, user)
      await journalEntries.remove(user.id, id)
    },
  })
}
