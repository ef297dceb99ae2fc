import { contrast } from './colorVision'
import { defaultGradient, gradient } from './gradient'
import { type ColorToken, dark, light } from './palette'

const createThemes = {
  Ocean: ['from-blue-500 to-cyan-500', 'hue.blue', 'hue.cyan'],
  Sunset: ['from-red-500 to-amber-500', 'hue.red', 'hue.amber'],
  Forest: ['from-green-500 to-teal-500', 'hue.green', 'hue.teal'],
  Lavender: ['from-violet-500 to-lavender-500', 'hue.violet', 'hue.lavender'],
  Royal: ['from-indigo-600 to-purple-600', 'hue.indigo', 'hue.purple'],
  Rose: ['from-rose-500 to-pink-500', 'hue.rose', 'hue.pink'],
  Mint: ['from-emerald-400 to-mint-500', 'hue.emerald', 'hue.mint'],
  Amber: ['from-orange-500 to-yellow-500', 'hue.orange', 'hue.yellow'],
} as const
const editThemes = {
  'Blue to Purple': ['from-blue-500 to-purple-600', 'hue.blue', 'hue.purple'],
  'Green to Teal': ['from-green-500 to-teal-600', 'hue.green', 'hue.teal'],
  'Orange to Red': ['from-orange-500 to-red-600', 'hue.orange', 'hue.red'],
  'Pink to Rose': ['from-pink-500 to-rose-600', 'hue.pink', 'hue.rose'],
  'Indigo to Blue': ['from-indigo-500 to-blue-600', 'hue.indigo', 'hue.blue'],
  'Yellow to Orange': ['from-yellow-500 to-orange-600', 'hue.yellow', 'hue.orange'],
  'Purple to Pink': ['from-purple-500 to-pink-600', 'hue.purple', 'hue.pink'],
  'Teal to Blue': ['from-teal-500 to-blue-600', 'hue.teal', 'hue.blue'],
} as const
const themes = Object.entries({ ...createThemes, ...editThemes })

const middle = (one: string, other: string) =>
  `#${[1, 3, 5]
    .map((start) => {
      const sum = [one, other].reduce(
        (total, hex) => total + Number.parseInt(hex.slice(start, start + 2), 16),
        0,
      )
      return Math.round(sum / 2)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

test.each(themes)('%s is parsed from its wire string', (_name, [color, from, to]) => {
  expect(gradient(color)).toMatchObject({ from, to })
  expect(gradient(color).background).toMatch(/^linear-gradient\(135deg, var\(--tn-colors-hue-/)
})

test.each(themes)(
  'the white trail has a contrast of at least 3:1 all along %s',
  (_name, [color]) => {
    const { from, to } = gradient(color)
    const least = (palette: Record<ColorToken, string>) =>
      Math.min(
        ...[palette[from], middle(palette[from], palette[to]), palette[to]].map((ground) =>
          contrast(palette['on.band'], ground),
        ),
      )
    expect(least(light)).toBeGreaterThanOrEqual(3)
    expect(least(dark)).toBeGreaterThanOrEqual(3)
  },
)

const unknownColors = [
  '',
  null,
  undefined,
  'blue',
  'from-blue-500',
  'from-plaid-500 to-cyan-500',
  'from-blue-500 via-red-500 to-cyan-500',
  'url(https://example.org)',
]

test.each(unknownColors)('the unknown colour %p takes the fallback of its screen', (color) => {
  expect(gradient(color, 'from-blue-500 to-purple-600')).toMatchObject({
    from: 'hue.blue',
    to: 'hue.purple',
  })
  expect(gradient(color)).toEqual(gradient(defaultGradient))
})
