import { daysBetween } from '@truenorth/shared-ui'

/** Calendar days from today to a target day; negative once it has passed, absent without one (D23). */
export const daysLeft = (targetDate: string | null | undefined, today: string) => {
  const days = targetDate ? daysBetween(today, targetDate) : Number.NaN
  return Number.isNaN(days) ? undefined : days
}
