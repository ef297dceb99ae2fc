import { returnPath } from './guards'

test('returns the path of the navigation’s state', () => {
  expect(returnPath({ from: '/mood/7/edit?x=1#note' }, '7')).toBe('/mood/7/edit?x=1#note')
})

test.each([
  undefined,
  null,
  'x',
  {},
  { from: 7 },
  { from: 'mood' },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'https://evil.example' },
])('%j leads to the dashboard', (state) => {
  expect(returnPath(state, '7')).toBe('/dashboard')
})

test('returns the page on which a session ended to its owner only', () => {
  const state = { from: '/journal?entry=4', owner: '7' }
  expect(returnPath(state, '7')).toBe('/journal?entry=4')
  expect(returnPath(state, '8')).toBe('/dashboard')
  expect(returnPath(state, 'demo')).toBe('/dashboard')
})
