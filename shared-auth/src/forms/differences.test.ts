import { isSame, labelledDifferences } from './differences'

test.each([
  [{ a: 1 }, { a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ tags: ['x'] }, { tags: ['x'] }, true],
  [{ tags: ['x', 'y'] }, { tags: ['y', 'x'] }, false],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, {}, false],
])('%j and %j are the same: %s', (a, b, same) => {
  expect(isSame(a, b)).toBe(same)
})

test('only labelled fields that differ are listed, flags in words', () => {
  const labels = { title: 'Title', description: 'Description', is_completed: 'Completed' }
  const mine = { title: 'Walk', description: 'Daily', is_completed: true, color: 'red' }
  const theirs = { title: 'Run', description: 'Daily', is_completed: false, color: 'blue' }
  expect(labelledDifferences(labels, mine, theirs)).toEqual([
    { field: 'Title', mine: 'Walk', theirs: 'Run' },
    { field: 'Completed', mine: 'Yes', theirs: 'No' },
  ])
})

test('a form may put its values into words', () => {
  const differences = labelledDifferences(
    { tags: 'Tags' },
    { tags: ['home', 'sea'] },
    { tags: [] },
    (_name, { tags }) => tags.map((tag) => `#${tag}`).join(' '),
  )
  expect(differences).toEqual([{ field: 'Tags', mine: '#home #sea', theirs: '' }])
})
