import { fieldErrors } from '@truenorth/shared-auth'
import type { EntryText } from '../../api/entry'

const fields: Record<string, keyof EntryText> = {
  title: 'title',
  entry_date: 'date',
  mood: 'mood',
  emotion: 'emotion',
  content: 'content',
  tags_input: 'tags',
  images: 'images',
}

/** What the server says against the fields of a form, the first sentence of each. */
export const serverWords = (error: unknown): [keyof EntryText, string][] =>
  Object.entries(fieldErrors(error)).flatMap(([name, [words]]) => {
    const field = fields[name]
    return field && words ? [[field, words]] : []
  })
