import { countCodePoints } from '@truenorth/shared-ui'
import { longestNote } from '../form/NoteField'
import type { ReadingValues } from '../form/readingValues'

export type EditProblems = { mood?: string; note?: string }

/** What keeps a changed reading from being saved; the edit page requires a note (D19). */
export const editProblems = ({ mood_value, note }: ReadingValues): EditProblems => ({
  ...(mood_value === null && { mood: 'Select a mood' }),
  ...(note.trim() === '' && { note: 'Add a note' }),
  ...(countCodePoints(note) > longestNote && { note: 'Max 500 characters' }),
})
