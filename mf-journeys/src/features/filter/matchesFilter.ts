import type { Journey } from '@truenorth/api/contract'

export type JourneyFilter = { text: string; category: string; status: string }

export const noFilter: JourneyFilter = { text: '', category: '', status: '' }

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase()

/** Whether a journey has the text in its title or description, and the category and status asked for. */
export const matchesFilter = (
  {
    title,
    description,
    category,
    status,
  }: Pick<Journey, 'title' | 'description' | 'category' | 'status'>,
  filter: JourneyFilter,
) => {
  const text = plain(filter.text.trim())
  const hasText = [title, description].some((words) => plain(words).includes(text))
  return (
    hasText &&
    (filter.category === '' || filter.category === category) &&
    (filter.status === '' || filter.status === status)
  )
}
