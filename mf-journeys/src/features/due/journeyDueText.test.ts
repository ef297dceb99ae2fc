import { journeyDueText } from './journeyDueText'

const today = '2025-11-27'

it.each([
  ['2025-11-23', '4 days overdue', '4 days overdue'],
  ['2025-11-26', '1 day overdue', '1 day overdue'],
  ['2025-11-27', 'Due today', 'Due today'],
  ['2025-11-28', '1 day left', '1 day remaining'],
  ['2025-12-14', '17 days left', '17 days remaining'],
])('a journey to %s reads "%s" on its card and "%s" on its page', (target_date, card, page) => {
  expect(journeyDueText({ target_date, status: 'active' }, today)).toBe(card)
  expect(journeyDueText({ target_date, status: 'active' }, today, 'remaining')).toBe(page)
})

it('says nothing of days once a journey is completed', () => {
  expect(journeyDueText({ target_date: '2025-11-23', status: 'completed' }, today)).toBeUndefined()
})
