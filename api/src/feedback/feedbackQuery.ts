// What an administrator may ask of the inbox, and what a query means for one message.
import { feedbackStates, feedbackTypes, longestPage } from '@truenorth/api-contract/feedback'
import {
  feedbackOrderings,
  longestLabel,
  mostLabels,
  type FeedbackQuery,
} from '@truenorth/api-contract/inbox'
import { distinctTags, foldText, lowerCase } from '@truenorth/api-contract/text'
import * as z from 'zod/mini'
import { choice, flag, integer, list, type FieldsOf } from '../fields/fields.ts'
import { releaseFields } from '../fields/release.ts'
import { text } from '../fields/text.ts'

const longestSearch = 200
const largestNumber = 1e15
const largestPage = 200

/** A label, which has no upper case: "Later" and "later" are one. */
export const labelField = () =>
  text({ max: longestLabel, composes: true }).check(z.overwrite(lowerCase))

export const labelsField = () =>
  list(labelField(), mostLabels).check(z.overwrite((labels) => distinctTags(labels)))

export const feedbackQuerySchema = z.object({
  type: z.optional(choice(feedbackTypes)),
  is_read: z.optional(flag()),
  search: z.optional(text({ max: longestSearch, blank: true })),
  ordering: z.optional(choice(feedbackOrderings)),
  page: z.optional(integer({ min: 1, max: largestNumber })),
  page_size: z.optional(integer({ min: 1, max: largestPage })),
  id: z.optional(integer({ min: 1, max: largestNumber })),
  state: z.optional(choice(feedbackStates)),
  assignee: z.optional(integer({ min: 0, max: largestNumber })),
  label: z.optional(labelField()),
  path: z.optional(text({ max: longestPage })),
  remote: z.optional(releaseFields().name),
  merged_into: z.optional(integer({ min: 1, max: largestNumber })),
} satisfies FieldsOf<FeedbackQuery>)

const standardPage = 50

/** The part of the matches that is asked for; undefined for all of them, as in the plain list. */
export const sliceOf = ({ page, page_size }: FeedbackQuery) => {
  if (page === undefined && page_size === undefined) return undefined
  const limit = page_size ?? standardPage
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

type Searchable = {
  message: string
  email?: string | undefined
  page?: string | undefined
}

/** The folded text that a search looks through, besides the name of the author. It is stored. */
export const searchTextOf = ({ message, email = '', page = '' }: Searchable) =>
  [message, email, page].map(foldText).join('\n')
