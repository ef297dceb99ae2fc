import { achievementPoints, nextWaypoint, progressOf, waypointText } from './progress'

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

const done = { is_completed: true }
const open = { is_completed: false }

it.each([
  ['undefined without milestones', [], undefined],
  ['the first of all when none is reached', [open, open], 0],
  ['the one after the reached ones', [done, open, open], 1],
  ['the first gap when a later one was reached earlier', [done, open, done], 1],
  ['undefined when all are reached', [done, done], undefined],
])('the next waypoint is %s', (_, milestones, index) => {
  const next = nextWaypoint(milestones)
  expect(next).toBe(index === undefined ? undefined : milestones[index])
})

it.each([
  [0, 0, 'No milestones yet', 'No milestones yet'],
  [0, 3, 'Waypoint 1 of 3', 'Waypoint 1/3'],
  [1, 3, 'Waypoint 2 of 3', 'Waypoint 2/3'],
  [2, 3, 'Waypoint 3 of 3', 'Waypoint 3/3'],
  [3, 3, 'Journey Complete!', 'Journey Complete!'],
])('%s of %s waypoints reads "%s"', (done, total, text, short) => {
  const progress = progressOf({ completed_milestones: done, total_milestones: total })
  expect(waypointText(progress)).toBe(text)
  expect(waypointText(progress, '/')).toBe(short)
})

it.each([
  [0, 3, 0, '30 points available'],
  [2, 3, 20, '10 points available'],
  [3, 3, 30, 'All points earned!'],
  [0, 0, 0, 'All points earned!'],
])('%s of %s milestones earn %s points: %s', (done, total, earned, text) => {
  const progress = progressOf({ completed_milestones: done, total_milestones: total })
  expect(achievementPoints(progress)).toEqual({ earned, text })
})
