import type { Rgb } from './rgb'

type Matrix = readonly [Rgb, Rgb, Rgb]

// Machado, Oliveira, Fernandes: A Physiologically-based Model for Simulation of Color Vision
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

export type Sight = 'normal' | keyof typeof matrices

export const sights: readonly Sight[] = ['normal', 'protan', 'deutan', 'tritan']

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A colour in linear RGB as eyes of a kind see it. */
export const seenBy = (sight: Sight, [red, green, blue]: Rgb): Rgb => {
  if (sight === 'normal') return [red, green, blue]
  const row = ([r, g, b]: Rgb) => clamp(r * red + g * green + b * blue)
  const [first, second, third] = matrices[sight]
  return [row(first), row(second), row(third)]
}
