import {
  type FeedbackType,
  feedbackTypes,
  type NewFeedback,
} from '@truenorth/api-contract/feedback'
import { isBlank, trimmed } from '@truenorth/api-contract/text'
import * as z from '@truenorth/shared-auth/schema'
import { sendTexts } from '../../content'
import { type SentAlong, sentAlongSchema, toFields, without } from '../../domain/sentAlong'

/** What the form holds. */
export type FeedbackValues = {
  type: FeedbackType
  rating: number | undefined
  message: string
  email: string
  /**
   * Where and with what it was begun: a list of one, because a draft keeps a list as it was, and would fill gaps
   * in an object with what is on screen when it is opened again.
   */
  along: SentAlong[]
  /** The names of the parts that are not sent. */
  leftOut: string[]
  /** The bytes of a picture in base64; empty where there is none. */
  picture: string
}

/** The values of the untouched form. */
export const emptyFeedback: FeedbackValues = {
  type: 'general',
  rating: undefined,
  message: '',
  email: '',
  along: [],
  leftOut: [],
  picture: '',
}

const draftSchema = z.object({
  type: z.enum(feedbackTypes),
  rating: z.nullish(z.int().check(z.gte(1), z.lte(5))),
  along: z.array(sentAlongSchema),
})

// Another screen alone makes no draft.
const isTouched = ({ type, rating, message, email, leftOut, picture }: FeedbackValues) =>
  type !== emptyFeedback.type ||
  typeof rating === 'number' ||
  leftOut.length > 0 ||
  picture !== '' ||
  !isBlank(message + email)

/** Whether a stored draft holds something, and only values that can be chosen. */
export const isUsable = (values: FeedbackValues) =>
  z.safeParse(draftSchema, values).success && isTouched(values)

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The message must not be blank; an email address may be left out. */
export const rules = ({ message, email }: FeedbackValues) => ({
  ...(isBlank(message) && { message: sendTexts.blank }),
  ...(!isBlank(email) && !looksLikeEmail.test(email.trim()) && { email: sendTexts.badEmail }),
})

/** What is sent, without a rating, an address, or parts of what is sent along that were left out. */
export const toNewFeedback = (values: FeedbackValues): NewFeedback => {
  const { type, rating, message, leftOut, picture } = values
  const [along = {}] = values.along
  const email = trimmed(values.email)
  return {
    type,
    message: message.trim(),
    ...(rating !== undefined && { rating }),
    ...(email !== '' && { email }),
    ...toFields(without(along, leftOut)),
    ...(picture !== '' && { picture }),
  }
}
