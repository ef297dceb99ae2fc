import { emptyMilestone, milestoneDifferences } from './milestoneValues'

it('lists only the fields that differ, in the words of the form', () => {
  const mine = { ...emptyMilestone, title: 'Walk', description: 'Daily', is_completed: true }
  const theirs = { ...mine, title: 'Run', is_completed: false, progress: '40' }
  expect(milestoneDifferences(mine, theirs)).toEqual([
    { field: 'Title', mine: 'Walk', theirs: 'Run' },
    { field: 'Mark as completed', mine: 'Yes', theirs: 'No' },
  ])
})
