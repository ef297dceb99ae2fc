import { daysLeft } from './daysLeft'

type Dated = { target_date: string; status: string }

const counted = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

/** "17 days left" (or "remaining"), "Due today", "4 days overdue"; nothing once completed. */
export const journeyDueText = (
  { target_date, status }: Dated,
  today: string,
  ahead: 'left' | 'remaining' = 'left',
) => {
  const days = daysLeft(target_date, today)
  if (status === 'completed' || days === undefined) return undefined
  if (days === 0) return 'Due today'
  return days < 0 ? `${counted(-days)} overdue` : `${counted(days)} ${ahead}`
}
