import { matchesFilter, noFilter, resultText } from './journeyFilter'

const walk = {
  title: 'Thirty mornings outside',
  description: 'Whatever the Weather says. À pied.',
  category: 'wellness',
  status: 'active',
} as const

it.each([
  ['no filter', {}, true],
  ['a word of the title, in another case', { text: 'MORNINGS' }, true],
  ['a word of the description', { text: 'weather' }, true],
  ['spaces around the word', { text: '  weather ' }, true],
  ['an accent that is composed differently', { text: 'à pied'.normalize('NFD') }, true],
  ['words in another order, of both', { text: 'pied outside' }, true],
  ['an accent left out', { text: 'a pied' }, true],
  ['a word of neither', { text: 'letters' }, false],
  ['two words of which one is of neither', { text: 'weather letters' }, false],
  ['its category', { category: 'wellness' }, true],
  ['another category', { category: 'career' }, false],
  ['its status', { status: 'active' }, true],
  ['another status', { status: 'archived' }, false],
  ['all three at once', { text: 'thirty', category: 'wellness', status: 'active' }, true],
  ['two of three', { text: 'thirty', category: 'wellness', status: 'paused' }, false],
])('filters by %s', (_, filter, found) => {
  expect(matchesFilter(walk, { ...noFilter, ...filter })).toBe(found)
})

const choices = {
  categories: [{ value: 'personal-growth', label: 'Personal Growth' }],
  statuses: [{ value: 'paused', label: 'Paused' }],
}

it.each([
  [0, {}, 'Found 0 paths'],
  [1, {}, 'Found 1 path'],
  [4, {}, 'Found 4 paths'],
  [2, { text: ' walk ' }, 'Found 2 paths for “walk”'],
  [1, { category: 'personal-growth' }, 'Found 1 path in Personal Growth'],
  [3, { status: 'paused' }, 'Found 3 paths with status Paused'],
  [
    2,
    { text: 'walk', category: 'personal-growth', status: 'paused' },
    'Found 2 paths for “walk” in Personal Growth with status Paused',
  ],
])('%s found by %p reads "%s"', (count, filter, text) => {
  expect(resultText(count, { ...noFilter, ...filter }, choices)).toBe(text)
})

it('shows a value itself until the choices are loaded', () => {
  expect(resultText(1, { ...noFilter, status: 'paused' })).toBe('Found 1 path with status paused')
})
