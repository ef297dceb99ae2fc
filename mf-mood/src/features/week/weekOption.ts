import { type ColorToken, formatDate, formatWeekday, moodOf, moodScale } from '@truenorth/shared-ui'
import type { ChartOption } from '@truenorth/shared-ui/charts'
import { type ChartDay, moodText } from './chartDays'

type Colors = Record<ColorToken, string>

/** `narrow` leaves out the words of the scale; `tiny` also shortens the weekdays. */
type WeekLook = { colors: Colors; narrow: boolean; tiny: boolean }

// As the token `emoji`: without it some faces come from a font that draws them in outline.
const emojiFont =
  '"Truenorth Emoji", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'

// Two letters still tell the days apart. Scripts that join their letters are not cut.
const latin = /^\p{Script=Latin}{2}/u

/** "Wed", or "We" where seven weekdays would run into each other. */
export const dayLabel = (date: string, isTiny: boolean) => {
  const weekday = formatWeekday(date)
  return (isTiny && latin.exec(weekday)?.[0]) || weekday
}

/** The chart of a week: filled points for readings, hollow points and dashed lines for days without one. */
export const weekOption = (days: readonly ChartDay[], look: WeekLook): ChartOption => ({
  animation: false,
  grid: { left: leftOf(look), right: 8, top: 16, bottom: 34 },
  xAxis: dayAxis(days, look),
  yAxis: moodAxis(look),
  tooltip: tooltip(days, look.colors),
  series: [points(days, look.colors), todayRing(days, look.colors)],
})

const leftOf = ({ narrow }: Pick<WeekLook, 'narrow'>) => (narrow ? 32 : 104)

const dayAxis = (days: readonly ChartDay[], { colors, narrow, tiny }: WeekLook) => ({
  type: 'category' as const,
  boundaryGap: true,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { color: colors['ink.muted'], fontSize: 13, margin: 14, interval: 0 },
  data: days.map(({ date }, index) =>
    index < days.length - 1
      ? dayLabel(date, tiny)
      : {
          value: narrow ? dayLabel(date, tiny) : 'Today',
          textStyle: { color: colors.ink, fontWeight: 600 },
        },
  ),
})

const moodAxis = ({ colors, narrow }: WeekLook) => ({
  type: 'value' as const,
  min: 1,
  max: moodScale.length,
  interval: 1,
  splitLine: { lineStyle: { color: colors.line } },
  axisLabel: {
    color: colors['ink.muted'],
    fontSize: 13,
    align: 'left' as const,
    margin: leftOf({ narrow }),
    rich: { emoji: { fontFamily: emojiFont, fontSize: 15, padding: [0, 8, 0, 0] } },
    formatter: (value: number) => {
      const { emoji, label } = moodOf(value)
      return narrow ? `{emoji|${emoji}}` : `{emoji|${emoji}}${label}`
    },
  },
})

const tooltip = (days: readonly ChartDay[], colors: Colors) => ({
  trigger: 'item' as const,
  // An element of the page, which has its fonts. What it says holds no words of a person.
  renderMode: 'html' as const,
  position: 'top' as const,
  extraCssText: 'border-radius:8px;box-shadow:none;',
  backgroundColor: colors.surface,
  borderColor: colors.line,
  textStyle: { color: colors.ink, fontSize: 13 },
  // Within the chart, so that the first and the last day are not cut.
  confine: true,
  formatter: (at: unknown) => {
    const day = days[indexOf(at)]
    return day ? `${formatDate(day.date, { weekday: true })}<br>${moodText(day)}` : ''
  },
})

const indexOf = (at: unknown) =>
  typeof at === 'object' && at !== null && 'dataIndex' in at ? Number(at.dataIndex) : -1

const points = (days: readonly ChartDay[], colors: Colors) => ({
  type: 'line' as const,
  symbol: 'circle',
  lineStyle: { width: 0 },
  data: days.map(({ mood, count }) => ({
    value: mood,
    symbolSize: count > 0 ? 14 : 12,
    itemStyle:
      count > 0
        ? { color: colors[moodOf(mood).token], borderColor: colors.surface, borderWidth: 2.5 }
        : { color: colors.surface, borderColor: colors['line.strong'], borderWidth: 1.75 },
  })),
  markLine: {
    silent: true,
    symbol: 'none',
    animation: false,
    z: 1,
    label: { show: false },
    data: days.slice(1).map((day, index) => segment(days[index] ?? day, day, index, colors)),
  },
})

const segment = (from: ChartDay, to: ChartDay, index: number, colors: Colors) => {
  const lineStyle =
    from.count > 0 && to.count > 0
      ? { color: colors.ink, width: 1.75, type: 'solid' as const }
      : { color: colors['line.strong'], width: 1.75, type: [2, 5], cap: 'round' as const }
  return [{ coord: [index, from.mood], lineStyle }, { coord: [index + 1, to.mood] }] as [
    { coord: number[]; lineStyle: typeof lineStyle },
    { coord: number[] },
  ]
}

const todayRing = (days: readonly ChartDay[], colors: Colors) => ({
  type: 'line' as const,
  silent: true,
  symbol: 'circle',
  symbolSize: 25,
  lineStyle: { width: 0 },
  itemStyle: { color: 'transparent', borderColor: colors.ink, borderWidth: 1.25 },
  data: days.map(({ mood, count }, index) =>
    index === days.length - 1 && count > 0 ? mood : null,
  ),
})
