import { addDays } from '@truenorth/shared-ui'
import { dueLabel } from './dueLabel'

const today = '2025-11-27'

it.each([
  [-400, 'Overdue 400 days', true],
  [-31, 'Overdue 31 days', true],
  [-30, '30d overdue', true],
  [-1, '1d overdue', true],
  [0, 'Due today', false],
  [1, 'Due tomorrow', false],
  [2, '2 days left', false],
  [7, '7 days left', false],
  [8, '1 week left', false],
  [13, '1 week left', false],
  [14, '2 weeks left', false],
  [30, '4 weeks left', false],
  [31, '1 month left', false],
  [59, '1 month left', false],
  [60, '2 months left', false],
  [365, '12 months left', false],
])('%s days from today reads "%s"', (days, text, isOverdue) => {
  const milestone = { target_date: addDays(today, days), is_completed: false }
  expect(dueLabel(milestone, today)).toEqual({ text, isOverdue })
})

it('is silent once completed, and without a date', () => {
  expect(dueLabel({ target_date: '2025-11-01', is_completed: true }, today)).toBeUndefined()
  expect(dueLabel({ target_date: null, is_completed: false }, today)).toBeUndefined()
})
