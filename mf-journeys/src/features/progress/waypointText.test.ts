import { progressOf } from './progressOf'
import { waypointText } from './waypointText'

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
