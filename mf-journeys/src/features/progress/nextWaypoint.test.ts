import { nextWaypoint } from './nextWaypoint'

const done = { is_completed: true }
const open = { is_completed: false }

it.each([
  ['none without milestones', [], undefined],
  ['the first of all when none is reached', [open, open], 0],
  ['the one after those that are reached', [done, open, open], 1],
  ['the first gap when a later one was reached earlier', [done, open, done], 1],
  ['none when all are reached', [done, done], undefined],
])('the next waypoint is %s', (_, milestones, index) => {
  const next = nextWaypoint(milestones)
  expect(next).toBe(index === undefined ? undefined : milestones[index])
})
