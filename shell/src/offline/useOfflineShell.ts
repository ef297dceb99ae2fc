import { useEffect } from 'react'
import { useIdle } from '../remotes/useIdle'
import { keepShell } from './keepShell'

/** Once the page has arrived and the browser has nothing better to do, it is kept for when there is no network. */
export const useOfflineShell = () => {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) void keepShell()
  }, [isIdle])
}
