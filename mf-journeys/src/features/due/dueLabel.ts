import { daysLeft } from './daysLeft'

const daysAWeek = 7
const daysAMonth = 30

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} left`

const labelOf = (days: number) => {
  if (days < -daysAMonth) return `Overdue ${-days} days`
  if (days < 0) return `${-days}d overdue`
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  if (days <= daysAWeek) return counted(days, 'day')
  if (days <= daysAMonth) return counted(Math.floor(days / daysAWeek), 'week')
  return counted(Math.floor(days / daysAMonth), 'month')
}

type Dated = { target_date: string | null; is_completed: boolean }

export type DueLabel = { text: string; isOverdue: boolean }

/** When a milestone is due, in words; none once completed or without a date (D23). */
export const dueLabel = (milestone: Dated, today: string): DueLabel | undefined => {
  const days = daysLeft(milestone.target_date, today)
  if (milestone.is_completed || days === undefined) return undefined
  return { text: labelOf(days), isOverdue: days < 0 }
}
