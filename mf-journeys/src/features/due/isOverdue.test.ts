import { isOverdue } from './isOverdue'

it.each([
  ['active', '2025-11-26', true],
  ['active', '2025-11-27', false],
  ['active', '2025-11-28', false],
  ['paused', '2025-11-26', true],
  ['archived', '2025-11-26', true],
  ['completed', '2025-11-26', false],
])('%s with target %s on 27 November: overdue is %s', (status, target_date, overdue) => {
  expect(isOverdue({ status, target_date }, '2025-11-27')).toBe(overdue)
})
