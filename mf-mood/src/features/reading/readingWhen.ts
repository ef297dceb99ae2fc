import { formatDate, formatTime } from '@truenorth/shared-ui'
import type { Reading } from '../../api/reading'

type Moment = Pick<Reading, 'date' | 'timestamp' | 'zone'>

/** "26 November, 9:58 PM": its own day and clock, with the year only if it is not the current one. */
export const readingWhen = ({ date, timestamp, zone }: Moment, now = new Date()) =>
  `${formatDate(date, { now })}, ${formatTime(timestamp, zone)}`
