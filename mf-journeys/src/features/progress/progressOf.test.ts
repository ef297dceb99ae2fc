import { progressOf } from './progressOf'

it.each([
  // done, total, percent, current, complete
  [0, 0, 0, 0, false],
  [0, 3, 0, 1, false],
  [1, 3, 33, 2, false],
  [2, 3, 67, 3, false],
  [3, 3, 100, 3, true],
  [1, 1, 100, 1, true],
  [199, 200, 99, 200, false],
  [5, 3, 100, 3, true],
  [-1, 3, 0, 1, false],
  [2, 0, 0, 0, false],
])('%s of %s waypoints is %s %%, on waypoint %s', (done, total, percent, current, isComplete) => {
  expect(progressOf({ completed_milestones: done, total_milestones: total })).toMatchObject({
    percent,
    current,
    isComplete,
  })
})
