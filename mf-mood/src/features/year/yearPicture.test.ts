import { dark, light, type MoodValue, moodScale } from '@truenorth/shared-ui'
import { toCalendar } from '../../domain/days'
import { inkOnMood } from './cellMarks'
import { yearSvg } from './yearPicture'

const { byDay } = toCalendar([
  { date: '2028-02-29', moods: [0, 0, 0, 1, 0] },
  { date: '2028-03-01', moods: [1, 0, 0, 0, 1] },
])
const picture = {
  year: '2028',
  byDay,
  lastDay: '2028-03-01',
  look: 'numbers',
  mode: 'light',
} as const

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml')
const fillsOf = (document: Document) =>
  [...document.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))

it('the picture of a leap year is a document with a place for each of its 366 days', () => {
  const document = parse(yearSvg({ ...picture, byDay: new Map() }))
  expect(document.querySelector('parsererror')).toBeNull()
  const empty = document.querySelectorAll('rect[fill="none"]')
  const ahead = document.querySelectorAll('circle')
  // 31 days of January, 29 of February and the first of March are over.
  expect([empty.length, ahead.length]).toEqual([61, 305])
})

it('a day has the color and number of its mood, a varied day both of its ends', () => {
  const document = parse(yearSvg(picture))
  const count = (color: string) => fillsOf(document).filter((fill) => fill === color).length
  // Each mood is in the legend, too.
  expect([1, 3, 4, 5].map((value) => count(light[`mood.${value as MoodValue}`]))).toEqual([
    2, 1, 2, 2,
  ])
})

it('shapes stand in the place of numbers', () => {
  expect(parse(yearSvg({ ...picture, look: 'shapes' })).querySelectorAll('path')).toHaveLength(8)
  expect(parse(yearSvg(picture)).querySelectorAll('path')).toHaveLength(0)
})

it('the picture has the colors of the theme', () => {
  expect(fillsOf(parse(yearSvg({ ...picture, mode: 'dark' })))).toContain(dark.bg)
})

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

it.each(
  moodScale.flatMap(({ value, token }) => [
    [value, 'light', light[token]] as const,
    [value, 'dark', dark[token]] as const,
  ]),
)('the number on mood %d in the %s theme has a contrast of at least 4.5', (value, mode, color) => {
  const surface = luminance(color) + 0.05
  const contrast = inkOnMood(value, mode) === 'black' ? surface / 0.05 : 1.05 / surface
  expect(contrast).toBeGreaterThanOrEqual(4.5)
})
