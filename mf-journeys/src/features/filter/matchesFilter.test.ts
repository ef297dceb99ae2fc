import { matchesFilter, noFilter } from './matchesFilter'

const walk = {
  title: 'Thirty mornings outside',
  description: 'Whatever the Weather says. À pied.',
  category: 'wellness',
  status: 'active',
} as const

it.each([
  ['nothing asked', {}, true],
  ['a word of the title, in another case', { text: 'MORNINGS' }, true],
  ['a word of the description', { text: 'weather' }, true],
  ['spaces around the word', { text: '  weather ' }, true],
  ['an accent that is composed differently', { text: 'à pied'.normalize('NFD') }, true],
  ['a word of neither', { text: 'letters' }, false],
  ['its category', { category: 'wellness' }, true],
  ['another category', { category: 'career' }, false],
  ['its status', { status: 'active' }, true],
  ['another status', { status: 'archived' }, false],
  ['all three at once', { text: 'thirty', category: 'wellness', status: 'active' }, true],
  ['two of three', { text: 'thirty', category: 'wellness', status: 'paused' }, false],
])('finds by %s', (_, asked, found) => {
  expect(matchesFilter(walk, { ...noFilter, ...asked })).toBe(found)
})
