import {
  type Journey,
  type JourneyChanges,
  longestTitle,
  type NewJourney,
} from '@truenorth/api-contract/journeys'
import { trimmed } from '@truenorth/api-contract/text'
import { addDays, countCodePoints } from '@truenorth/shared-ui'
import { defaultEditColor, type EditCategory, editValueOf, storedCategory } from './fieldOptions'

/** What the edit form and the quick path hold. */
export type EditValues = {
  title: string
  description: string
  target_date: string
  category: EditCategory
  color: string
}

/** The labels of the fields. */
export const editLabels = {
  title: 'Title',
  description: 'Description',
  target_date: 'Target date',
  category: 'Category',
  color: 'Colour theme',
} satisfies Record<keyof EditValues, string>

const quickPathDays = 30

/** The start of a quick path (D7): only the title is missing. */
export const newQuickPath = (today: string): EditValues => ({
  title: '',
  description: '',
  target_date: addDays(today, quickPathDays),
  category: 'self-discovery',
  color: defaultEditColor,
})

/** The form of a journey that is edited. */
export const valuesOf = (journey: Journey): EditValues => ({
  title: journey.title,
  description: journey.description,
  target_date: journey.target_date,
  category: editValueOf(journey.category),
  color: journey.color || defaultEditColor,
})

/** What is sent of an edit; the server stores "personal growth" with its hyphen (D20). */
export const toChanges = (values: EditValues) =>
  ({
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    category: storedCategory(values.category),
  }) satisfies JourneyChanges

/** What is sent of a quick path: active, from today. */
export const toQuickPath = (values: EditValues, today: string): NewJourney => ({
  ...toChanges(values),
  start_date: today,
  status: 'active',
})

const titleMessage = (title: string) => {
  const length = countCodePoints(trimmed(title))
  if (length === 0) return 'Journey title is required'
  return length > longestTitle && `At most ${longestTitle} characters`
}

/** The dates that an edited journey has. */
type OwnDates = Partial<Pick<Journey, 'start_date' | 'target_date'>>

const targetMessage = (day: string, today: string, { start_date = '', target_date }: OwnDates) => {
  if (day !== '' && day === target_date) return false
  if (day < today) return 'Target date must be in the future'
  // In the words of the server, which would refuse it. A journey from today may end today (D23).
  return start_date > today && day <= start_date && 'Target date must be after start date.'
}

/**
 * The rules of the edit form, with the messages of section 5 of the specification. Today passes, and so
 * does an overdue target date that was not touched: `own` are the dates that the journey has (D23).
 */
export const editRules =
  (today: string, own: OwnDates = {}) =>
  ({ title, target_date }: EditValues) => ({
    title: titleMessage(title),
    target_date: targetMessage(target_date, today, own),
  })
