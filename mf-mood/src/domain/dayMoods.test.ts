import { addMoods, countMoods, eachMood, moodRange, moodsOfDay } from './dayMoods'

const rated = (...values: number[]) => countMoods(values.map((mood_value) => ({ mood_value })))

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
  expect(moodRange(rated())).toBeUndefined()
})

it('counts how often each mood was logged', () => {
  expect(rated(3, 5, 3)).toEqual([0, 0, 2, 0, 1])
  expect(addMoods([rated(3, 5, 3), rated(1, 3)])).toEqual([1, 0, 3, 0, 1])
  expect(eachMood(rated(3, 5, 3)).map(({ value }) => value)).toEqual([3, 3, 5])
})
