import { renderHook } from '@testing-library/react'
import type { Sent } from './lately'
import { useWhenSent } from './useWhenSent'
import { announceSent } from './whenSent'

const sent = (kind: string): Sent => ({
  userId: '1',
  key: 'k',
  kind,
  draft: undefined,
  path: '/mood/',
  content: '{}',
})

test('a screen hears of what was sent later, of its own kind only, as long as it is there', () => {
  const heard: string[] = []
  const { rerender, unmount } = renderHook(
    ({ name }) => useWhenSent('mood', () => void heard.push(name)),
    { initialProps: { name: 'first' } },
  )
  announceSent(sent('mood'))
  announceSent(sent('journal'))
  rerender({ name: 'second' })
  announceSent(sent('mood'))
  unmount()
  announceSent(sent('mood'))
  expect(heard).toEqual(['first', 'second'])
})
