import { differencesOf } from './differencesOf'

it('names only the fields that differ, in the words of the form', () => {
  const labels = { title: 'Title', description: 'Description', is_completed: 'Completed' }
  const mine = { title: 'Walk', description: 'Daily', is_completed: true }
  const theirs = { title: 'Run', description: 'Daily', is_completed: false }
  expect(differencesOf(labels, mine, theirs)).toEqual([
    { field: 'Title', mine: 'Walk', theirs: 'Run' },
    { field: 'Completed', mine: 'Yes', theirs: 'No' },
  ])
})
