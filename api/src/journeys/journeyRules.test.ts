import { journeyProgress } from './journeyRules.ts'

it.each([
  // done, total, percent, waypoint
  [0, 0, 0, 0],
  [0, 3, 0, 1],
  [1, 3, 33, 2],
  [1, 6, 17, 2],
  [2, 3, 67, 3],
  [3, 3, 100, 3],
  [199, 200, 99, 200],
])('%s of %s milestones gives %s %% and waypoint %s', (done, total, progress, current_waypoint) => {
  expect(journeyProgress({ done, total })).toEqual({
    progress,
    current_waypoint,
    total_waypoints: total,
    completed_milestones: done,
    total_milestones: total,
    achievements: done,
  })
})
