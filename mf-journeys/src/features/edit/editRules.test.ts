import { editRules } from './editRules'

const today = '2025-11-27'

it.each([
  ['2025-11-26', undefined, 'Target date must be in the future'],
  ['', undefined, 'Target date must be in the future'],
  ['', '', 'Target date must be in the future'],
  ['2025-11-27', undefined, true],
  ['2025-11-28', undefined, true],
  ['2025-10-01', '2025-10-01', true],
  ['2025-10-02', '2025-10-01', 'Target date must be in the future'],
])('target %p of a journey that had %p: %p', (day, had, verdict) => {
  expect(editRules(today, had).target_date.validate(day)).toBe(verdict)
})

it.each([
  ['', 'Journey title is required'],
  ['   ', 'Journey title is required'],
  ['W', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), 'At most 200 characters'],
])('title %p: %p', (title, verdict) => {
  expect(editRules(today, undefined).title.validate(title)).toBe(verdict)
})
