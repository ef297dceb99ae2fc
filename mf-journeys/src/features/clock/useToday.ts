import { localToday } from '@truenorth/shared-ui'
import { useSyncExternalStore } from 'react'
import { subscribeToClock } from './subscribeToClock'

/** The user's calendar day; also right in a tab that is looked at again after midnight. */
export const useToday = () => useSyncExternalStore(subscribeToClock, () => localToday())
