import { countMoods, moodRange, moodsOfDay } from './dayMoods'

const rated = (...values: number[]) => values.map((mood_value) => ({ mood_value }))

it.each([
  [[], []],
  [[4], [4]],
  [[3, 4], [4]],
  [[3, 3, 4], [3]],
  [[2, 2, 1], [2]],
  [
    [2, 4],
    [2, 4],
  ],
  [
    [3, 1, 5, 3],
    [1, 5],
  ],
])('readings of %j are shown as %j', (values, shown) => {
  expect(moodsOfDay(rated(...values)).map(({ value }) => value)).toEqual(shown)
})

it('the range goes from the lowest to the highest, and no readings have none', () => {
  expect(moodRange(rated(3, 1, 4))).toMatchObject({ lowest: { value: 1 }, highest: { value: 4 } })
  expect(moodRange([])).toBeUndefined()
})

it('counts how often each mood was logged', () => {
  expect([...countMoods(rated(3, 5, 3))]).toEqual([
    [3, 2],
    [5, 1],
  ])
})
