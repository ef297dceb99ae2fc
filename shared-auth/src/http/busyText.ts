import { isAxiosError } from 'axios'
import { statusOf } from './failure'

/** The banner for too many attempts (429) and a busy service (503); absent for all else (D34). */
export const busyText = (error: unknown): string | undefined => {
  const status = statusOf(error)
  if (status === 503) return 'The service is busy. Please try again in a moment.'
  if (status !== 429 || !isAxiosError(error)) return undefined
  const seconds = Number(error.response?.headers['retry-after'])
  const minutes = Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
  const unit = minutes === 1 ? 'minute' : 'minutes'
  return `Too many attempts. Please try again in ${minutes} ${unit}.`
}
