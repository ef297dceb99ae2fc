import { bearingOf, moodOf, moodScale } from './moodScale'

test('the two sets of labels differ only below Okay', () => {
  expect(moodScale.map(({ label }) => label)).toEqual([
    'Very Sad',
    'Sad',
    'Okay',
    'Good',
    'Excellent',
  ])
  expect(moodScale.map(({ overviewLabel }) => overviewLabel)).toEqual([
    'Difficult',
    'Challenging',
    'Okay',
    'Good',
    'Excellent',
  ])
})

test.each([
  [1, 'Very Sad'],
  [3.4, 'Okay'],
  [3.5, 'Good'],
  [0, 'Very Sad'],
  [9, 'Excellent'],
  [null, 'Okay'],
  [Number.NaN, 'Okay'],
])('%p is %s', (value, label) => {
  expect(moodOf(value).label).toBe(label)
})

test.each([
  [undefined, 0],
  [1, 300],
  [2, 240],
  [3, 180],
  [4, 120],
  [5, 60],
] as const)('mood %p has the bearing %d', (mood, bearing) => {
  expect(bearingOf(mood)).toBe(bearing)
})
