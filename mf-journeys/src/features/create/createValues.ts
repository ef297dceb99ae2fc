import type { Journey, NewJourney } from '@truenorth/api/contract'
import { defaultEmoji } from '../emoji/journeyEmojis'
import { defaultCreateColor } from '../theme/themes'

/** What the create form holds. */
export type CreateValues = {
  title: string
  description: string
  category: Journey['category'] | ''
  color: string
  emoji: string
  start_date: string
  target_date: string
}

/** What the server may find fault with, field by field. */
export const createFields = [
  'title',
  'description',
  'category',
  'color',
  'emoji',
  'start_date',
  'target_date',
] as const

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
