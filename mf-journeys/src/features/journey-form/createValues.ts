import { type Category, longestTitle, type NewJourney } from '@truenorth/api-contract/journeys'
import { isBlank, trimmed } from '@truenorth/api-contract/text'
import { countCodePoints } from '@truenorth/shared-ui'
import { defaultCreateColor, defaultEmoji } from './fieldOptions'

/** What the create form holds. */
export type CreateValues = {
  title: string
  description: string
  category: Category | ''
  color: string
  emoji: string
  start_date: string
  target_date: string
}

/** The empty form. */
export const emptyJourney = (today: string): CreateValues => ({
  title: '',
  description: '',
  category: '',
  color: defaultCreateColor,
  emoji: defaultEmoji,
  start_date: today,
  target_date: '',
})

/** What is sent of it. */
export const toNewJourney = ({ category, ...values }: CreateValues): NewJourney => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  category: category || 'custom',
})

const shortestTitle = 3

const titleMessage = (title: string) => {
  const length = countCodePoints(trimmed(title))
  if (length === 0) return 'Name is required'
  if (length < shortestTitle) return `At least ${shortestTitle} characters`
  return length > longestTitle && `At most ${longestTitle} characters`
}

const startMessage = (day: string, today: string) => {
  if (day === '') return 'Start date required'
  return day < today && 'Today or later'
}

const endMessage = (day: string, start: string) => {
  if (day === '') return 'End date required'
  return start !== '' && day <= start && 'Must be after start'
}

/** The rules of the create form, with the messages of section 5 of the specification. */
export const createRules = (today: string) => (values: CreateValues) => ({
  title: titleMessage(values.title),
  description: isBlank(values.description) && 'Description is required',
  category: values.category === '' && 'Pick a category',
  start_date: startMessage(values.start_date, today),
  target_date: endMessage(values.target_date, values.start_date),
})
