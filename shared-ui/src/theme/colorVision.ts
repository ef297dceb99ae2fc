// How colours differ for people: contrast, and how colours look with a colour vision deficiency.

/** Linear light of the three channels, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Linear light of "#RRGGBB", by the transfer function of sRGB (IEC 61966-2-1). */
export const linearRgb = (hex: string): Rgb => {
  const channel = (start: number) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours "#RRGGBB" by WCAG 2, 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

type Matrix = readonly [Rgb, Rgb, Rgb]

// Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Colour Vision
// Deficiency (IEEE TVCG 15, 2009), severity 1, on linear RGB.
const matrices = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>

/** A kind of colour vision. */
export type ColorVision = 'normal' | keyof typeof matrices

/** Normal colour vision and the three kinds of dichromacy. */
export const colorVisions: readonly ColorVision[] = ['normal', 'protan', 'deutan', 'tritan']

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A colour as people with a kind of colour vision see it. */
export const simulate = (vision: ColorVision, [red, green, blue]: Rgb): Rgb => {
  if (vision === 'normal') return [red, green, blue]
  const row = ([r, g, b]: Rgb) => clamp(r * red + g * green + b * blue)
  const [first, second, third] = matrices[vision]
  return [row(first), row(second), row(third)]
}
