import { addDays, localToday } from '@truenorth/shared-ui'
import { daysLeft, dueLabel, isOverdue, journeyDueText } from './dueDates'

const today = '2025-11-27'

it.each([
  ['2025-11-27', '2025-11-27', 0],
  ['2025-11-28', '2025-11-27', 1],
  ['2025-11-26', '2025-11-27', -1],
  // The turn of a year, a leap day, and a century without one.
  ['2026-01-01', '2025-12-31', 1],
  ['2028-03-01', '2028-02-28', 2],
  ['2027-03-01', '2027-02-28', 1],
  ['2100-03-01', '2100-02-28', 1],
  // Days on which the clocks change.
  ['2025-03-31', '2025-03-29', 2],
  ['2025-10-27', '2025-10-25', 2],
  ['2018-11-05', '2018-11-03', 2],
  // An instant in place of a day.
  ['2025-11-28T00:00:00Z', '2025-11-27', 1],
])('%s is %s + %s days', (target, today, days) => {
  expect(daysLeft(target, today)).toBe(days)
})

it.each([null, undefined, '', 'soon'])('%s has no days left', (target) => {
  expect(daysLeft(target, '2025-11-27')).toBeUndefined()
})

it.each([
  // One instant on several calendars.
  ['Pacific/Kiritimati', -1],
  ['UTC', 0],
  ['America/Los_Angeles', 0],
  ['Pacific/Pago_Pago', 0],
])('in the time zone %s the target is %s days away', (zone, days) => {
  const today = localToday(zone, new Date('2025-11-27T12:30:00Z'))
  expect(daysLeft('2025-11-27', today)).toBe(days)
})

it.each(['Europe/Berlin', 'America/Sao_Paulo', 'Pacific/Apia'])(
  'counts the days of a year in %s through every change of the clock',
  (zone) => {
    const noon = Date.parse('2018-01-01T12:00:00Z')
    const days = Array.from({ length: 365 }, (_, index) =>
      localToday(zone, new Date(noon + index * 86_400_000)),
    )
    const target = days.at(-1)
    expect(days.map((today) => daysLeft(target, today))).toEqual(days.map((_, i) => 364 - i))
  },
)

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

it('a milestone that is completed or has no date has no label', () => {
  expect(dueLabel({ target_date: '2025-11-01', is_completed: true }, today)).toBeUndefined()
  expect(dueLabel({ target_date: null, is_completed: false }, today)).toBeUndefined()
})

it.each([
  ['2025-11-23', '4 days overdue', '4 days overdue'],
  ['2025-11-26', '1 day overdue', '1 day overdue'],
  ['2025-11-27', 'Due today', 'Due today'],
  ['2025-11-28', '1 day left', '1 day remaining'],
  ['2025-12-14', '17 days left', '17 days remaining'],
])('the target date %s reads "%s" on the card and "%s" on the page', (target_date, card, page) => {
  expect(journeyDueText({ target_date, status: 'active' }, today)).toBe(card)
  expect(journeyDueText({ target_date, status: 'active' }, today, 'remaining')).toBe(page)
})

it('a completed journey has no due text', () => {
  expect(journeyDueText({ target_date: '2025-11-23', status: 'completed' }, today)).toBeUndefined()
})

it.each([
  ['active', '2025-11-26', true],
  ['active', '2025-11-27', false],
  ['active', '2025-11-28', false],
  ['paused', '2025-11-26', true],
  ['archived', '2025-11-26', true],
  ['completed', '2025-11-26', false],
])(
  'a journey that is %s with target date %s on 27 November is overdue: %s',
  (status, target_date, overdue) => {
    expect(isOverdue({ status, target_date }, '2025-11-27')).toBe(overdue)
  },
)
