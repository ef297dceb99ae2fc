import { type ColorToken, dark, light } from './palette'
import { ciede2000 } from './sight/ciede2000'
import { seenBy, sights } from './sight/colorSight'
import { contrast } from './sight/contrast'
import { labOf } from './sight/lab'
import { linearRgb } from './sight/rgb'

const themes = { light, dark }
const pages: ColorToken[] = ['bg', 'surface', 'surface.sunken']
const pair = (on: ColorToken[], ...tokens: ColorToken[]) =>
  tokens.flatMap((token) => on.map((ground): [ColorToken, ColorToken] => [token, ground]))

const texts = [
  ...pair([...pages, 'brand.wash', 'brass.wash', 'dial.face'], 'ink', 'ink.muted', 'brand'),
  ...pair([...pages, 'brand.wash', 'dial.face'], 'brand.hover', 'good', 'warn', 'bad'),
  ...pair(['brand.solid', 'brand.solidHover', 'brand'], 'on.brand'),
  ...pair(['bad'], 'on.bad'),
  ...pair(['brass.wash'], 'brass.ink'),
  ...pair(['ink'], 'bg'),
]

const moods: ColorToken[] = ['mood.1', 'mood.2', 'mood.3', 'mood.4', 'mood.5']
const marks = [
  ...pair([...pages, 'brand.wash'], 'line.strong', 'brand', 'brand.solid'),
  ...pair(['dial.face'], 'needle', 'needle.deep', 'ink', 'brass'),
  ...pair(pages, 'needle'),
  ...pair(['surface', 'surface.sunken'], 'brass'),
  ...pair(['surface', 'bg', 'dial.face'], ...moods),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colors = themes[theme]

  test.each(texts)('text in %s on %s has at least 4.5:1', (token, ground) => {
    expect(contrast(colors[token], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('a mark in %s on %s has at least 3:1', (token, ground) => {
    expect(contrast(colors[token], colors[ground])).toBeGreaterThanOrEqual(3)
  })

  test.each(sights)('no two moods look alike to %s eyes', (sight) => {
    const seen = moods.map((mood) => labOf(seenBy(sight, linearRgb(colors[mood]))))
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => ciede2000(one, other)),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(15)
  })
})
