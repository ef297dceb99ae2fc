import type { Rgb } from './colorVision'

/** A colour in CIELAB: lightness 0 to 100, and the axes green–red and blue–yellow. */
export type Lab = readonly [lightness: number, a: number, b: number]

const compress = (value: number) =>
  value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116

/** CIELAB (CIE 1976) under D65 of a colour in linear sRGB. */
export const labOf = ([red, green, blue]: Rgb): Lab => {
  const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = compress(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const cos = (degrees: number) => Math.cos(radians(degrees))
const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

const hueStep = (one: number, other: number) => {
  const step = other - one
  if (Math.abs(step) <= 180) return step
  return step > 180 ? step - 360 : step + 360
}

const hueMean = (one: number, other: number) => {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

// The a axis is stretched for colours that are nearly grey.
const stretched = ([lightness, a, b]: Lab, meanChroma: number) => {
  const wide = (1 + 0.5 * (1 - seventh(meanChroma))) * a
  const chroma = Math.hypot(wide, b)
  return { lightness, chroma, hue: chroma === 0 ? 0 : hueOf(wide, b) }
}

type Stretched = ReturnType<typeof stretched>

const middleHue = (one: Stretched, other: Stretched) =>
  one.chroma * other.chroma === 0 ? one.hue + other.hue : hueMean(one.hue, other.hue)

const hueWeight = (hue: number) =>
  1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63)

/**
 * The CIEDE2000 difference of two colours; about 2 is just noticeable. Source: Sharma, Wu, Dalal,
 * Colour Research and Application 30, 2005.
 */
export const ciede2000 = (first: Lab, second: Lab) => {
  const meanChroma = (Math.hypot(first[1], first[2]) + Math.hypot(second[1], second[2])) / 2
  const one = stretched(first, meanChroma)
  const other = stretched(second, meanChroma)
  const chroma = (one.chroma + other.chroma) / 2
  const hue = middleHue(one, other)
  const lift = ((one.lightness + other.lightness) / 2 - 50) ** 2
  const turn =
    one.chroma * other.chroma === 0 ? 0 : Math.sin(radians(hueStep(one.hue, other.hue) / 2))

  const light = (other.lightness - one.lightness) / (1 + (0.015 * lift) / Math.sqrt(20 + lift))
  const strength = (other.chroma - one.chroma) / (1 + 0.045 * chroma)
  const tint =
    (2 * Math.sqrt(one.chroma * other.chroma) * turn) / (1 + 0.015 * chroma * hueWeight(hue))
  const swing = 30 * Math.exp(-(((hue - 275) / 25) ** 2))
  const rotation = -Math.sin(radians(2 * swing)) * 2 * seventh(chroma)
  return Math.sqrt(light ** 2 + strength ** 2 + tint ** 2 + rotation * strength * tint)
}
