import { defaultEmoji, journeyEmojis } from './journeyEmojis'

it('offers twenty-four different emojis, the compass first', () => {
  expect(new Set(journeyEmojis.map(({ emoji }) => emoji)).size).toBe(24)
  expect(new Set(journeyEmojis.map(({ name }) => name)).size).toBe(24)
  expect(journeyEmojis[0]?.emoji).toBe(defaultEmoji)
})
