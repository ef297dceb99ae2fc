import { milestoneTemplates } from './milestoneTemplates'

it('there are four templates of 7, 14, 10 and 7 days', () => {
  expect(milestoneTemplates.map(({ days }) => days)).toEqual([7, 14, 10, 7])
})
