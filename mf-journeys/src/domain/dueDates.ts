// Days are calendar days without a zone, "YYYY-MM-DD"; `today` is the user's own (D23).
import { daysBetween } from '@truenorth/shared-ui'

const daysAWeek = 7
const daysAMonth = 30

/** Calendar days from today to a target day: negative when it has passed, undefined without a day. */
export const daysLeft = (targetDate: string | null | undefined, today: string) => {
  const days = targetDate ? daysBetween(today, targetDate) : Number.NaN
  return Number.isNaN(days) ? undefined : days
}

const unitsLeft = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} left`

const labelOf = (days: number) => {
  if (days < -daysAMonth) return `Overdue ${-days} days`
  if (days < 0) return `${-days}d overdue`
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  if (days <= daysAWeek) return unitsLeft(days, 'day')
  if (days <= daysAMonth) return unitsLeft(Math.floor(days / daysAWeek), 'week')
  return unitsLeft(Math.floor(days / daysAMonth), 'month')
}

type DatedMilestone = { target_date: string | null; is_completed: boolean }

/** When a milestone is due, in words. */
export type DueLabel = { text: string; isOverdue: boolean }

/** The due label of a milestone; undefined if it is completed or has no date. */
export const dueLabel = (milestone: DatedMilestone, today: string): DueLabel | undefined => {
  const days = daysLeft(milestone.target_date, today)
  if (milestone.is_completed || days === undefined) return undefined
  return { text: labelOf(days), isOverdue: days < 0 }
}

type DatedJourney = { target_date: string; status: string }

/** Whether the target day of a journey has passed; false for a completed journey. */
export const isOverdue = ({ target_date, status }: DatedJourney, today: string) =>
  status !== 'completed' && (daysLeft(target_date, today) ?? 0) < 0

/** "1 day", "2 days". */
export const countDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** "17 days left" (or "remaining"), "Due today", "4 days overdue"; undefined for a completed journey. */
export const journeyDueText = (
  { target_date, status }: DatedJourney,
  today: string,
  future: 'left' | 'remaining' = 'left',
) => {
  const days = daysLeft(target_date, today)
  if (status === 'completed' || days === undefined) return undefined
  if (days === 0) return 'Due today'
  return days < 0 ? `${countDays(-days)} overdue` : `${countDays(days)} ${future}`
}
