import type { RegisterOptions } from '@truenorth/shared-ui/forms'
import { countCodePoints } from '@truenorth/shared-ui'
import type { CreateValues } from './createValues'

type Field = keyof CreateValues
type Rules<Name extends Field> = RegisterOptions<CreateValues, Name>

const titleMin = 3
export const titleMax = 200

const checkTitle = (title: string) => {
  const length = countCodePoints(title.trim())
  if (length === 0) return 'Name is required'
  if (length < titleMin) return 'At least 3 characters'
  return length <= titleMax || `At most ${titleMax} characters`
}

/** What each field of the create form must be, with the messages of section 5. */
export const createRules = (today: string) => ({
  title: { validate: checkTitle } satisfies Rules<'title'>,
  description: {
    validate: (text: string) => text.trim() !== '' || 'Description is required',
  } satisfies Rules<'description'>,
  category: { required: 'Pick a category' } satisfies Rules<'category'>,
  start_date: {
    required: 'Start date required',
    validate: (day: string) => day >= today || 'Today or later',
    deps: 'target_date',
  } satisfies Rules<'start_date'>,
  target_date: {
    required: 'End date required',
    validate: (day: string, { start_date }: CreateValues) =>
      start_date === '' || day > start_date || 'Must be after start',
  } satisfies Rules<'target_date'>,
})
