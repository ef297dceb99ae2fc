import { Button, Flex, formatLongDate, formatTime, subscribeToClock } from '@truenorth/shared-ui'
import { useState, useSyncExternalStore } from 'react'
import { lazyPart } from './lazyPart'

// Most readings are of now, so that what another moment needs is loaded when one is chosen.
const load = () => import('./WhenSheet')
const WhenSheet = lazyPart(async () => (await load()).WhenSheet, null)
const ChosenTime = lazyPart(async () => (await load()).ChosenTime, null)
const ChosenName = lazyPart(async () => (await load()).ChosenName, null)

const minuteMs = 60_000
const startOfMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

// The present date and time, kept up to date.
const Now = () => {
  const now = new Date(useSyncExternalStore(subscribeToClock, startOfMinute))
  return <time dateTime={now.toISOString()}>{`${formatLongDate(now)}, ${formatTime(now)}`}</time>
}

type WhenLineProps = {
  /** A wall clock, or a day alone; empty is now. */
  value: string
  /** The zone of that clock. Default: the user's. */
  zone?: string
  /** The hour at which the day of what is changed ends. Default: as the user has set it. */
  dayEnd?: number
  onChange: (value: string) => void
}

/** When a reading was, and the way to change it: "Wednesday, November 26, 2025, 10:00 PM  Last night · change". */
export const WhenLine = ({ value, zone, dayEnd, onChange }: WhenLineProps) => {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <Flex as="span" wrap="wrap" align="center" gap="0 12px">
      {value ? <ChosenTime value={value} /> : <Now />}
      <Button
        variant="quiet"
        color="brand"
        paddingInline="0"
        textDecoration="underline"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          {value ? <ChosenName value={value} dayEnd={dayEnd} /> : 'Now'}
          {' · change'}
        </span>
      </Button>
      {isOpen !== undefined && (
        <WhenSheet
          open={isOpen}
          value={value}
          zone={zone}
          dayEnd={dayEnd}
          onUse={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Flex>
  )
}
