import { milestoneTemplates } from './milestoneTemplates'

it('offers four waypoints estimated at 7, 14, 10 and 7 days', () => {
  expect(milestoneTemplates.map(({ days }) => days)).toEqual([7, 14, 10, 7])
})
