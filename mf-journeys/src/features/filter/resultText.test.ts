import { noFilter } from './matchesFilter'
import { resultText } from './resultText'

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
])('%s found by %p reads "%s"', (count, asked, text) => {
  expect(resultText(count, { ...noFilter, ...asked }, choices)).toBe(text)
})

it('names what was asked for as it is until the choices have come', () => {
  expect(resultText(1, { ...noFilter, status: 'paused' })).toBe('Found 1 path with status paused')
})
