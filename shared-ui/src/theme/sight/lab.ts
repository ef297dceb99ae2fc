import type { Rgb } from './rgb'

export type Lab = readonly [lightness: number, a: number, b: number]

const bend = (value: number) =>
  value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116

/** CIELAB under D65 of a colour in linear sRGB. */
export const labOf = ([red, green, blue]: Rgb): Lab => {
  const x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = bend(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = bend((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
