import {
  dayOfMonthName,
  dayOfYearName,
  firstWeekday,
  monthName,
  monthTitle,
  readingCount,
  weekdayName,
} from './calendarText'

const inLanguage = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)

it.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['de-DE', 1],
  ['ar-EG', 6],
  ['no such language!', 1],
])('in %s weeks begin on day %d', (language, day) => {
  inLanguage(language)
  expect(firstWeekday()).toBe(day)
})

it('weeks begin on Monday in a browser that cannot tell', () => {
  const own = { ...Object.getOwnPropertyDescriptors(Intl.Locale.prototype) }
  const hidden = { value: undefined, configurable: true, writable: true }
  const names = ['getWeekInfo', 'weekInfo']
  inLanguage('en-US')
  for (const name of names) Object.defineProperty(Intl.Locale.prototype, name, hidden)
  expect(firstWeekday()).toBe(1)
  for (const name of names) {
    Reflect.deleteProperty(Intl.Locale.prototype, name)
    const known = Reflect.get(own, name)
    if (known) Object.defineProperty(Intl.Locale.prototype, name, known)
  }
})

it.each([
  ['en-GB', 'November 2026', '10 November', '12 March 2026', 'Thu'],
  ['en-US', 'November 2026', 'November 10', 'March 12, 2026', 'Thu'],
  ['de-DE', 'November 2026', '10. November', '12. März 2026', 'Do'],
])('in %s months and days are named %s, %s, %s, %s', (language, ...names) => {
  inLanguage(language)
  expect([
    monthTitle('2026-11'),
    dayOfMonthName('2026-11-10'),
    dayOfYearName('2026-03-12'),
    weekdayName('2026-03-12', 'short'),
  ]).toEqual(names)
})

it('names the months by the calendar of the grid where the language has another one', () => {
  inLanguage('fa-IR')
  expect(monthName('2026-11')).toBe('نوامبر')
})

it('counts readings in words', () => {
  expect([0, 1, 2].map(readingCount)).toEqual(['0 readings', '1 reading', '2 readings'])
})
