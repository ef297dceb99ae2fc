import { addDays, dark, light } from '@truenorth/shared-ui'
import { dayLabel, weekOption } from './weekOption'

const today = '2025-11-27'
const counts = [1, 1, 0, 1, 1, 0, 2]
const days = counts.map((count, index) => ({
  date: addDays(today, index - 6),
  mood: count === 0 ? 3 : 4,
  count,
}))

type Point = { value: number; itemStyle: { color: string } }
type Stroke = [{ lineStyle: { type: unknown } }, unknown]

const drawn = (colors: typeof light | typeof dark, narrow = false, tiny = false) => {
  const { series, xAxis, tooltip } = weekOption(days, { colors, narrow, tiny }) as unknown as {
    series: [{ data: Point[]; markLine: { data: Stroke[] } }, { data: (number | null)[] }]
    xAxis: { data: (string | { value: string })[] }
    tooltip: { formatter: (at: unknown) => string }
  }
  return {
    points: series[0].data,
    strokes: series[0].markLine.data,
    ring: series[1].data,
    xAxis,
    tooltip,
  }
}

it('draws a hollow point at 3 for a day without an entry', () => {
  const { points } = drawn(light)
  expect(points[2]).toMatchObject({ value: 3, itemStyle: { color: light.surface } })
  expect(points[0]).toMatchObject({ value: 4, itemStyle: { color: light['mood.4'] } })
})

it('dashes the lines to and from a day without an entry', () => {
  const solid = drawn(light).strokes.map(([{ lineStyle }]) => lineStyle.type === 'solid')
  expect(solid).toEqual([true, false, false, true, false, false])
})

it('draws a ring around today when it has a reading', () => {
  expect(drawn(light).ring).toEqual([null, null, null, null, null, null, 4])
})

it('uses the colours of the current theme', () => {
  expect(drawn(dark).points[0]?.itemStyle.color).toBe(dark['mood.4'])
})

it('labels the last day Today, or with its weekday where there is little room', () => {
  expect(drawn(light).xAxis.data.at(-1)).toMatchObject({ value: 'Today' })
  expect(drawn(light, true).xAxis.data.at(-1)).toMatchObject({ value: 'Thu' })
  expect(drawn(light, true, true).xAxis.data.at(-1)).toMatchObject({ value: 'Th' })
})

it('the tooltip says that a point is the mean of a day', () => {
  const { tooltip } = drawn(light)
  expect(tooltip.formatter({ dataIndex: 6 })).toContain('4.0 as the mean of 2 readings')
  expect(tooltip.formatter(undefined)).toBe('')
})

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

it('on larger screens the weekday has its usual short form', () => {
  expect(dayLabel('2025-11-26', false)).toBe('Wed')
})
