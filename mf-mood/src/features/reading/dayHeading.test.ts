import { dayHeading } from './dayHeading'

const now = new Date('2025-11-27T12:00:00Z')
const inLanguage = (language: string, date: string) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  return Object.values(dayHeading(date, now))
}

it.each([
  ['en-US', ['Wednesday', ', ', 'November 26']],
  ['en-GB', ['Wednesday', ' ', '26 November']],
  ['de-DE', ['Mittwoch', ', ', '26. November']],
  ['ja-JP', ['水曜日', ' ', '11月26日']],
])('in %s a day is %j', (language, parts) => {
  expect(inLanguage(language, '2025-11-26')).toEqual(parts)
})

it('has the year if it is another one', () => {
  expect(inLanguage('en-US', '2024-11-26').join('')).toBe('Tuesday, November 26, 2024')
})
