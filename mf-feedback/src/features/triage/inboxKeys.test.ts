import { keyCommand } from './inboxKeys'

const heard = (options: KeyboardEventInit, markup = '<p></p>') => {
  document.body.innerHTML = markup
  let command: string | undefined
  const listen = (event: KeyboardEvent) => {
    command = keyCommand(event)
  }
  window.addEventListener('keydown', listen, { once: true })
  document.body.firstElementChild?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, ...options }),
  )
  return command
}

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['m', 'read'],
  ['Delete', 'delete'],
  ['#', 'delete'],
  ['Escape', 'close'],
  ['x', 'select'],
  ['i', 'mine'],
  ['n', 'note'],
  ['r', 'answer'],
  ['g', 'merge'],
  ['1', 'state:new'],
  ['5', 'state:declined'],
  ['6', undefined],
  ['z', undefined],
])('%s means %s', (key, command) => {
  expect(heard({ key })).toBe(command)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('j with %s belongs to the browser', (modifier) => {
  expect(heard({ key: 'j', [modifier]: true })).toBeUndefined()
})

test.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'a letter typed into %s is a letter',
  (control) => {
    expect(heard({ key: 'm' }, control)).toBeUndefined()
  },
)

test.each(['dialog', 'alertdialog'])('keys do nothing behind an open %s', (role) => {
  expect(heard({ key: 'Delete' }, `<p></p><div role="${role}"></div>`)).toBeUndefined()
})
