import { wantedPath } from './wantedPath'

test('the page that was wanted is found in the navigation’s state', () => {
  expect(wantedPath({ from: '/mood/7/edit?x=1#note' })).toBe('/mood/7/edit?x=1#note')
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
  expect(wantedPath(state)).toBe('/dashboard')
})
