import { formatLongDate, formatTime } from '@truenorth/shared-ui'
import { useMinute } from './useMinute'

/** The present date and time, kept right. */
export const Now = () => {
  const now = new Date(useMinute())
  return (
    <time dateTime={now.toISOString()}>
      {formatLongDate(now)}, {formatTime(now)}
    </time>
  )
}
