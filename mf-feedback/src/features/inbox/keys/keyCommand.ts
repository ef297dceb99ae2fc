export type KeyCommand = 'next' | 'previous' | 'read' | 'delete' | 'close'

const commands: Record<string, KeyCommand> = {
  j: 'next',
  k: 'previous',
  m: 'read',
  Delete: 'delete',
  '#': 'delete',
  Escape: 'close',
}

const writing = 'input, textarea, select, [contenteditable="true"], [role="menu"]'
const asking = '[role="dialog"], [role="alertdialog"]'

/** What a key means to the inbox; nothing while somebody writes, answers a dialog, or holds a modifier. */
export const keyCommand = (event: KeyboardEvent): KeyCommand | undefined => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.target instanceof Element && event.target.closest(writing)) return undefined
  if (document.querySelector(asking)) return undefined
  return commands[event.key]
}
