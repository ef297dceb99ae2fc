import {
  addMonths,
  dayAt,
  daysOf,
  isMonth,
  isYear,
  lastDayOf,
  monthsOf,
  moveByKey,
  weeksOf,
  withinDays,
} from './calendar'

const monday = 1
const saturday = 6
const sunday = 7

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', -17, '2024-12'],
  ['2026-05', 24, '2028-05'],
  ['0099-12', 1, '0100-01'],
])('%s and %d months is %s', (month, count, then) => {
  expect(addMonths(month, count)).toBe(then)
  expect(addMonths(then, -count)).toBe(month)
})

it.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('whether %j is a month: %p', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

it.each([
  ['2026', true],
  ['26', false],
  ['2026-01', false],
  ['', false],
])('whether %j is a year: %p', (text, expected) => {
  expect(isYear(text)).toBe(expected)
})

it.each([
  ['2024-02', 29],
  ['2026-02', 28],
  ['2100-02', 28],
  ['2000-02', 29],
  ['2026-04', 30],
  ['2026-12', 31],
])('%s has %d days', (month, count) => {
  const days = daysOf(month)
  expect(days).toHaveLength(count)
  expect(days[0]).toBe(`${month}-01`)
  expect(days.at(-1)).toBe(`${month}-${count}`)
  expect(lastDayOf(month)).toBe(days.at(-1))
  expect(dayAt(month, count)).toBe(days.at(-1))
  expect(dayAt(month, count + 1)).toBeUndefined()
})

it('the months of a year have 365 days, in a leap year 366', () => {
  const count = (year: string) => monthsOf(year).flatMap(daysOf).length
  expect(monthsOf('2026')).toHaveLength(12)
  expect([count('2026'), count('2028'), count('1900')]).toEqual([365, 366, 365])
})

it.each([
  // November 2026 begins on a Sunday.
  [monday, '2026-11', 6, 6],
  [sunday, '2026-11', 0, 5],
  [saturday, '2026-11', 1, 5],
  // February 2027 begins on a Monday and fills four weeks.
  [monday, '2027-02', 0, 4],
])(
  'where weeks begin on day %d, %s has %d places before its first day, in %d weeks',
  (first, month, before, count) => {
    const weeks = weeksOf(month, first)
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.indexOf(`${month}-01`)).toBe(before)
    expect(weeks.flat().filter(Boolean)).toEqual(daysOf(month))
  },
)

it.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['a', undefined],
])('in weeks from Monday, %s leads from Sunday, 1 March to %s', (key, day) => {
  expect(moveByKey('2026-03-01', key, { weeksFrom: monday })).toBe(day)
})

it('in weeks from Sunday a Sunday is the first day of its week', () => {
  expect(moveByKey('2026-03-01', 'Home', { weeksFrom: sunday })).toBe('2026-03-01')
  expect(moveByKey('2026-03-01', 'End', { weeksFrom: sunday })).toBe('2026-03-07')
})

it('a month later than its 31st is the last day of a shorter month', () => {
  expect(moveByKey('2026-01-31', 'PageDown', { weeksFrom: monday })).toBe('2026-02-28')
  expect(moveByKey('2028-01-31', 'PageDown', { weeksFrom: monday })).toBe('2028-02-29')
  expect(moveByKey('2026-12-31', 'PageUp', 'monthRows')).toBe('2026-11-30')
})

it.each([
  ['monthRows', 'ArrowRight', '2026-11-11'],
  ['monthRows', 'ArrowLeft', '2026-11-09'],
  ['monthRows', 'ArrowDown', '2026-12-10'],
  ['monthRows', 'ArrowUp', '2026-10-10'],
  ['monthColumns', 'ArrowDown', '2026-11-11'],
  ['monthColumns', 'ArrowUp', '2026-11-09'],
  ['monthColumns', 'ArrowRight', '2026-12-10'],
  ['monthColumns', 'ArrowLeft', '2026-10-10'],
  ['monthColumns', 'Home', '2026-11-01'],
  ['monthRows', 'End', '2026-11-30'],
] as const)('in %s, %s leads from 10 November to %s', (layout, key, day) => {
  expect(moveByKey('2026-11-10', key, layout)).toBe(day)
})

it('a day outside two others becomes the nearer one', () => {
  expect(withinDays('2025-12-31', '2026-01-01', '2026-11-29')).toBe('2026-01-01')
  expect(withinDays('2026-12-01', '2026-01-01', '2026-11-29')).toBe('2026-11-29')
  expect(withinDays('2026-05-05', '2026-01-01', '2026-11-29')).toBe('2026-05-05')
})
