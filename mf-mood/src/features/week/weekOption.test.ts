import { dark, light } from '@truenorth/shared-ui'
import { addDays } from '@truenorth/shared-ui'
import { weekOption } from './weekOption'

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
    tooltip: { renderMode: string; formatter: (at: unknown) => string }
  }
  return {
    points: series[0].data,
    strokes: series[0].markLine.data,
    ring: series[1].data,
    xAxis,
    tooltip,
  }
}

it('draws days without an entry hollow, at 3', () => {
  const { points } = drawn(light)
  expect(points[2]).toMatchObject({ value: 3, itemStyle: { color: light.surface } })
  expect(points[0]).toMatchObject({ value: 4, itemStyle: { color: light['mood.4'] } })
})

it('dashes the way to and from them', () => {
  const solid = drawn(light).strokes.map(([{ lineStyle }]) => lineStyle.type === 'solid')
  expect(solid).toEqual([true, false, false, true, false, false])
})

it('rings today when it has a reading', () => {
  expect(drawn(light).ring).toEqual([null, null, null, null, null, null, 4])
})

it('takes the colours of the theme in force', () => {
  expect(drawn(dark).points[0]?.itemStyle.color).toBe(dark['mood.4'])
})

it('names today, or its weekday where there is little room', () => {
  expect(drawn(light).xAxis.data.at(-1)).toMatchObject({ value: 'Today' })
  expect(drawn(light, true).xAxis.data.at(-1)).toMatchObject({ value: 'Thu' })
  expect(drawn(light, true, true).xAxis.data.at(-1)).toMatchObject({ value: 'Th' })
})

it('says that a point is the mean of a day', () => {
  const { tooltip } = drawn(light)
  expect(tooltip.renderMode).toBe('richText')
  expect(tooltip.formatter({ dataIndex: 6 })).toContain('4.0 as the mean of 2 readings')
  expect(tooltip.formatter(undefined)).toBe('')
})
