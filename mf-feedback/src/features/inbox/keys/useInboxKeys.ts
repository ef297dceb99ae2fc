import { useEffect, useEffectEvent } from 'react'
import { keyCommand, type KeyCommand } from './keyCommand'

/** Listens to single keys while they are on. */
export const useInboxKeys = (isOn: boolean, obey: (command: KeyCommand) => void) => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = keyCommand(event)
    if (!command) return
    event.preventDefault()
    obey(command)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
