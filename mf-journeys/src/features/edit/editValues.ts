import type { Journey, JourneyChanges, NewJourney } from '@truenorth/api/contract'
import { addDays } from '@truenorth/shared-ui'
import { type EditCategory, editValueOf, storedCategory } from '../category/categories'
import { defaultEditColor } from '../theme/themes'

/** What the edit form holds. */
export type EditValues = {
  title: string
  description: string
  target_date: string
  category: EditCategory
  color: string
}

/** How its fields are named. */
export const editLabels = {
  title: 'Title',
  description: 'Description',
  target_date: 'Target date',
  category: 'Category',
  color: 'Colour theme',
} satisfies Record<keyof EditValues, string>

/** What the server may find fault with, field by field. */
export const editFields = ['title', 'description', 'target_date', 'category', 'color'] as const

const quickPathDays = 30

/** The form in create mode (D7): everything that can be guessed is there, only the title is not. */
export const quickPath = (today: string): EditValues => ({
  title: '',
  description: '',
  target_date: addDays(today, quickPathDays),
  category: 'self-discovery',
  color: defaultEditColor,
})

export const valuesOf = (journey: Journey): EditValues => ({
  title: journey.title,
  description: journey.description,
  target_date: journey.target_date,
  category: editValueOf(journey.category),
  color: journey.color || defaultEditColor,
})

/** What is sent of it; the server stores "personal growth" with its hyphen (D20). */
export const toChanges = (values: EditValues): JourneyChanges => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  category: storedCategory(values.category),
})

export const toQuickPath = (values: EditValues, today: string): NewJourney => ({
  ...values,
  title: values.title.trim(),
  description: values.description.trim(),
  category: storedCategory(values.category),
  start_date: today,
  status: 'active',
})
