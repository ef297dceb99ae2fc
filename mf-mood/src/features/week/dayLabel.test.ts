import { addDays } from '@truenorth/shared-ui'
import { dayLabel } from './dayLabel'

const week = Array.from({ length: 7 }, (_, index) => addDays('2025-11-24', index))

it.each([
  ['en-US', 'Mo Tu We Th Fr Sa Su'],
  ['de-DE', 'Mo Di Mi Do Fr Sa So'],
  ['ja-JP', '月 火 水 木 金 土 日'],
  ['ar-EG', 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد'],
])('on the smallest screens a week in %s is seven different labels', (language, labels) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  expect(week.map((date) => dayLabel(date, true)).join(' ')).toBe(labels)
})

it('elsewhere the weekday has its usual short form', () => {
  expect(dayLabel('2025-11-26', false)).toBe('Wed')
})
