import { countCodePoints } from '@truenorth/shared-ui'
import type { MilestoneValues } from './milestoneValues'

const textMax = 200

export type MilestoneWords = { title: string; type: string; date: string }

/** The messages of the plain form. */
export const plainWords: MilestoneWords = {
  title: 'Title is required',
  type: 'Please choose a milestone type',
  date: 'Target date is required',
}

/** The messages of the guided form. */
export const guidedWords: MilestoneWords = {
  title: 'Title is required',
  type: 'Pick a type',
  date: 'Target date required',
}

const isShort = (text: string) =>
  countCodePoints(text.trim()) <= textMax || `At most ${textMax} characters`

/** What each field of a milestone must be. `had` is the date of the milestone that is edited. */
export const milestoneRules = (words: MilestoneWords, today: string, had?: string | null) => ({
  title: {
    validate: (title: string) => (title.trim() === '' ? words.title : isShort(title)),
  },
  type: { required: words.type },
  reward: { validate: isShort },
  target_date: {
    validate: (day: string, { is_completed }: Pick<MilestoneValues, 'is_completed'>) => {
      if (day === '') return is_completed || words.date
      // An overdue date that nobody touched may stay (D23).
      return is_completed || day >= today || day === had || 'Today or later'
    },
  },
})
