import { subscribeToClock } from '@truenorth/shared-ui'
import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The instant at which the present minute began. */
export const useMinute = () =>
  useSyncExternalStore(subscribeToClock, () => Math.floor(Date.now() / minuteMs) * minuteMs)
