import { useSyncExternalStore } from 'react'
import { subscribeToClock } from './subscribeToClock'
import { localToday } from './today'

/** The user's calendar day; also right in a tab that is looked at again after midnight. */
export const useToday = () => useSyncExternalStore(subscribeToClock, () => localToday())
