import { progressOf } from '../progress/progressOf'
import { achievementPoints } from './achievementPoints'

it.each([
  [0, 3, 0, '30 points available'],
  [2, 3, 20, '10 points available'],
  [3, 3, 30, 'All points earned!'],
  [0, 0, 0, 'All points earned!'],
])('%s of %s milestones earn %s points: %s', (done, total, earned, text) => {
  const progress = progressOf({ completed_milestones: done, total_milestones: total })
  expect(achievementPoints(progress)).toEqual({ earned, text })
})
