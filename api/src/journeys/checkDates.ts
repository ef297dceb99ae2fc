import { invalid } from '../http/failure.ts'

/** A journey may end on the day it starts, and never before; throws a 400 otherwise. */
export const checkDates = (dates: { start_date: string; target_date: string }) => {
  if (dates.target_date < dates.start_date) {
    throw invalid({ target_date: ['Target date must be after start date.'] })
  }
}
