import { daysLeft } from './daysLeft'

type Dated = { target_date: string; status: string }

/** Days left are below 0 and the journey is not completed. */
export const isOverdue = ({ target_date, status }: Dated, today: string) =>
  status !== 'completed' && (daysLeft(target_date, today) ?? 0) < 0
