import { type FeedbackState, feedbackStates } from '@truenorth/api-contract/feedback'
import { useEffect, useEffectEvent } from 'react'

/** What a single key does in the inbox. */
export type KeyCommand =
  | 'next'
  | 'previous'
  | 'read'
  | 'select'
  | 'mine'
  | 'note'
  | 'answer'
  | 'merge'
  | 'delete'
  | 'close'
  | `state:${FeedbackState}`

const stateCommands = feedbackStates.map((state, index): [string, KeyCommand] => [
  String(index + 1),
  `state:${state}`,
])

const commands: Record<string, KeyCommand> = {
  j: 'next',
  k: 'previous',
  m: 'read',
  x: 'select',
  i: 'mine',
  n: 'note',
  r: 'answer',
  g: 'merge',
  ...Object.fromEntries(stateCommands),
  Delete: 'delete',
  '#': 'delete',
  Escape: 'close',
}

const controls =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]'
const dialogs = '[role="dialog"], [role="alertdialog"]'

/** The command of a key; none in a control that keys are typed into or behind a dialog, and none with a modifier. */
export const keyCommand = (event: KeyboardEvent): KeyCommand | undefined => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.target instanceof Element && event.target.closest(controls)) return undefined
  if (document.querySelector(dialogs)) return undefined
  return commands[event.key]
}

/** Runs commands by single keys while these are on. */
export const useInboxKeys = (isOn: boolean, run: (command: KeyCommand) => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = keyCommand(event)
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
