import { editRules, newQuickPath } from './editValues'

const today = '2025-11-27'
const values = { ...newQuickPath(today), title: 'Walk' }

it.each([
  ['2025-11-26', undefined, 'Target date must be in the future'],
  ['', undefined, 'Target date must be in the future'],
  ['', '', 'Target date must be in the future'],
  ['2025-11-27', undefined, false],
  ['2025-11-28', undefined, false],
  ['2025-10-01', '2025-10-01', false],
  ['2025-10-02', '2025-10-01', 'Target date must be in the future'],
])('target date %p of a journey that had %p: %p', (day, had, message) => {
  const rules = editRules(today, { target_date: had })
  expect(rules({ ...values, target_date: day }).target_date).toBe(message)
})

it.each([
  ['2025-11-30', '2025-12-10', 'Target date must be after start date.'],
  ['2025-12-10', '2025-12-10', 'Target date must be after start date.'],
  ['2025-12-11', '2025-12-10', false],
  ['2025-11-27', '2025-11-27', false],
  ['2025-11-26', '2025-11-20', 'Target date must be in the future'],
])('target date %p of a journey that starts on %p: %p', (day, start_date, message) => {
  const rules = editRules(today, { start_date, target_date: '2026-01-01' })
  expect(rules({ ...values, target_date: day }).target_date).toBe(message)
})

it('an own target date that is not after the start stays as it is', () => {
  const own = { start_date: '2025-12-10', target_date: '2025-12-10' }
  expect(editRules(today, own)({ ...values, target_date: '2025-12-10' }).target_date).toBe(false)
})

it.each([
  ['', 'Journey title is required'],
  ['   ', 'Journey title is required'],
  ['\u200b \u00ad', 'Journey title is required'],
  ['W', false],
  ['x'.repeat(200), false],
  ['x'.repeat(201), 'At most 200 characters'],
])('title %p: %p', (title, message) => {
  expect(editRules(today)({ ...values, title }).title).toBe(message)
})
