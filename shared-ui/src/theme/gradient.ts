import type { ColorToken } from './palette'

const hues = [
  'blue',
  'cyan',
  'teal',
  'green',
  'emerald',
  'mint',
  'yellow',
  'amber',
  'orange',
  'red',
  'rose',
  'pink',
  'purple',
  'violet',
  'lavender',
  'indigo',
] as const

type Hue = (typeof hues)[number]

/** The two hues of a journey as tokens and as CSS values. */
export type Gradient = {
  from: ColorToken
  to: ColorToken
  /** For a `background` prop. */
  background: string
  /** The colour between the two: the fill of an open waypoint on the band. */
  middle: string
}

const pattern = /^from-([a-z]+)-\d{2,3} to-([a-z]+)-\d{2,3}$/

const isHue = (name: string | undefined): name is Hue => hues.some((hue) => hue === name)

const colorVar = (hue: Hue) => `var(--tn-colors-hue-${hue})`

const read = (color: string): [Hue, Hue] | undefined => {
  const [, from, to] = pattern.exec(color.trim()) ?? []
  return isHue(from) && isHue(to) ? [from, to] : undefined
}

/** The default of the create screen; an unknown fallback gives these hues too. */
export const defaultGradient = 'from-blue-500 to-cyan-500'

/** The two theme hues of a wire string like "from-blue-500 to-cyan-500" (D20). An unknown string takes `fallback`. */
export const gradient = (
  color: string | null | undefined,
  fallback = defaultGradient,
): Gradient => {
  const [from, to] = read(color ?? '') ?? read(fallback) ?? ['blue', 'cyan']
  return {
    from: `hue.${from}`,
    to: `hue.${to}`,
    background: `linear-gradient(135deg, ${colorVar(from)}, ${colorVar(to)})`,
    middle: `color-mix(in srgb, ${colorVar(from)}, ${colorVar(to)})`,
  }
}
