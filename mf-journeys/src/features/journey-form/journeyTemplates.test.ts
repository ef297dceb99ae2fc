import { createThemes, journeyEmojis } from './fieldOptions'
import { filledIn, journeyTemplates } from './journeyTemplates'

it('there are four templates of 30, 60, 45 and 90 days', () => {
  expect(journeyTemplates.map(({ days }) => days)).toEqual([30, 60, 45, 90])
})

it.each(journeyTemplates)('$title fills in the form from today for $days days', (template) => {
  const filled = filledIn(template, '2025-11-27')
  expect(filled.start_date).toBe('2025-11-27')
  const ends = { 30: '2025-12-27', 60: '2026-01-26', 45: '2026-01-11', 90: '2026-02-25' }
  expect(filled.target_date).toBe(ends[template.days as keyof typeof ends])
  expect(createThemes.map(({ color }) => color)).toContain(filled.color)
  expect(journeyEmojis.map(({ emoji }) => emoji)).toContain(filled.emoji)
  expect(filled).not.toHaveProperty('days')
})
