import { countCodePoints } from '@truenorth/shared-ui'

const titleMax = 200

/** What each field of the edit form must be, with the messages of section 5. */
export const editRules = (today: string, untouchedTarget: string | undefined) => ({
  title: {
    validate: (title: string) => {
      const length = countCodePoints(title.trim())
      if (length === 0) return 'Journey title is required'
      return length <= titleMax || `At most ${titleMax} characters`
    },
  },
  target_date: {
    // Today passes, and so does an overdue date that nobody touched (D23).
    validate: (day: string) =>
      day >= today ||
      (day !== '' && day === untouchedTarget) ||
      'Target date must be in the future',
  },
})
