import { linearRgb } from './rgb'

const luminance = (hex: string) => {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
