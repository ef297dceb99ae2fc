import { ciede2000, labOf } from './ciede2000'
import { colorVisions, contrast, linearRgb, simulate } from './colorVision'
import { type ColorToken, dark, light } from './palette'

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

  test.each(texts)('text in %s on %s has a contrast of at least 4.5:1', (token, ground) => {
    expect(contrast(colors[token], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('a mark in %s on %s has a contrast of at least 3:1', (token, ground) => {
    expect(contrast(colors[token], colors[ground])).toBeGreaterThanOrEqual(3)
  })

  test.each(colorVisions)('the moods differ clearly with %s colour vision', (vision) => {
    const seen = moods.map((mood) => labOf(simulate(vision, linearRgb(colors[mood]))))
    const distances = seen.flatMap((one, index) =>
      seen.slice(index + 1).map((other) => ciede2000(one, other)),
    )
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(15)
  })
})
