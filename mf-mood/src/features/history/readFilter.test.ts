import { everything, readFilter, readLayout, writeFilter } from './readFilter'

it.each([
  ['', everything],
  ['q=tea&mood=4&energy=low', { words: 'tea', mood: 4, energy: 'low' }],
  ['mood=6&energy=huge', everything],
  ['mood=2.5', everything],
])('the address ?%s', (search, filter) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(filter)
})

it('comes back from an edit as it was left', () => {
  const params = writeFilter({ words: 'tea & rain', mood: 1, energy: 'high' }, 'list')
  expect(readFilter(params)).toEqual({ words: 'tea & rain', mood: 1, energy: 'high' })
  expect(readLayout(params)).toBe('list')
  expect(writeFilter(everything, 'grid').toString()).toBe('')
})
