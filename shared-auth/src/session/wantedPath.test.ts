import { wantedPath } from './wantedPath'

test('the page that was wanted is found in the navigation’s state', () => {
  expect(wantedPath({ from: '/mood/7/edit?x=1#note' }, '7')).toBe('/mood/7/edit?x=1#note')
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
  expect(wantedPath(state, '7')).toBe('/dashboard')
})

test('the page that a session ended on is shown again to its owner, and to nobody else', () => {
  const state = { from: '/journal?entry=4', owner: '7' }
  expect(wantedPath(state, '7')).toBe('/journal?entry=4')
  expect(wantedPath(state, '8')).toBe('/dashboard')
  expect(wantedPath(state, 'demo')).toBe('/dashboard')
})
