import { useEffect, useEffectEvent } from 'react'

/** Goes on once something has succeeded: after the leaving guard has seen that nothing is unsaved. */
export const useAfterSuccess = (isSuccess: boolean, goOn: () => void) => {
  const act = useEffectEvent(goOn)
  useEffect(() => {
    if (isSuccess) act()
  }, [isSuccess])
}
