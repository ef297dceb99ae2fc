export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Linear light, 0 to 1, of "#RRGGBB". */
export const linearRgb = (hex: string): Rgb => {
  const channel = (start: number) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}
