import { formatLongDate, formatTime, Page, subscribeToClock } from '@truenorth/shared-ui'
import { useSyncExternalStore } from 'react'
import { LogForm } from '../features/LogForm'
import { DailyInspiration } from '../features/quotes/DailyInspiration'

const minuteMs = 60_000
const startOfMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

// The present date and time, kept up to date.
const Now = () => {
  const now = new Date(useSyncExternalStore(subscribeToClock, startOfMinute))
  return <time dateTime={now.toISOString()}>{`${formatLongDate(now)}, ${formatTime(now)}`}</time>
}

/** Logs a new reading. */
export const LogPage = () => (
  <Page
    title="Log Your Compass Reading"
    subtitle={<Now />}
    width={560}
    paddingBottom={{ mdDown: '0' }}
  >
    <LogForm>
      <DailyInspiration />
    </LogForm>
  </Page>
)
