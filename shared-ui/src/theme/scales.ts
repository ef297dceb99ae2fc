const rem = (value: number) => ({ value: `${value}rem` })

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32,
]

// The 4-px grid in quarters of a rem.
const grid = Object.fromEntries(steps.map((step) => [step, rem(step / 4)]))

/** Margins, paddings and gaps. */
export const spacing = { ...grid, gutter: { value: 'var(--gutter)' } }

/** Widths and heights. */
export const sizes = { ...grid, full: { value: '100%' }, page: { value: '1120px' } }

/** Font families, each with fallbacks of the same metrics. */
export const fonts = {
  display: {
    value: '"Fraunces Variable", "Fraunces Fallback", "Fraunces Fallback DejaVu", Georgia, serif',
  },
  /** The display font where it is set large. */
  hero: {
    value:
      '"Fraunces Variable", "Fraunces Large Fallback", "Fraunces Large Fallback DejaVu", Georgia, serif',
  },
  text: {
    value:
      '"Inter Variable", "Truenorth Emoji", "Inter Fallback", "Inter Fallback DejaVu", system-ui, sans-serif',
  },
  emoji: {
    value:
      '"Truenorth Emoji", "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
  },
  mono: { value: 'ui-monospace, "SFMono-Regular", Menlo, monospace' },
}

/** A number is the size in pixels at a root font size of 16 px. */
export const fontSizes = {
  13: rem(0.8125),
  14: rem(0.875),
  16: rem(1),
  18: rem(1.125),
  20: rem(1.25),
  22: rem(1.375),
  28: rem(1.75),
  36: rem(2.25),
  48: rem(3),
  page: { value: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.25rem)' },
  section: { value: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem)' },
  hero: { value: 'clamp(2.5rem, 1.35rem + 4.6vw, 4.25rem)' },
}

/** Corner radii; a number is pixels. */
export const radii = {
  4: { value: '4px' },
  6: { value: '6px' },
  8: { value: '8px' },
  12: { value: '12px' },
  14: { value: '14px' },
  full: { value: '999px' },
}

/** A change of state, something that enters, the needle. */
export const durations = {
  fast: { value: '150ms' },
  enter: { value: '220ms' },
  swing: { value: '600ms' },
}

/** For everything, and for what springs. */
export const easings = {
  calm: { value: 'cubic-bezier(.2, .8, .2, 1)' },
  spring: { value: 'cubic-bezier(.3, 1.5, .5, 1)' },
}

/** The shadow of what floats: menus, dialogs, toasts. */
export const shadows = {
  float: {
    value: {
      base: '0 1px 2px rgb(22 35 58 / .08), 0 12px 32px -8px rgb(22 35 58 / .22)',
      _dark: '0 0 0 1px #26344B, 0 16px 40px -8px rgb(0 0 0 / .6)',
    },
  },
}

/** Phones up to 30 rem, tablets from 48 rem, columns from 58 rem. */
export const breakpoints = {
  xs: '22.5rem',
  sm: '30rem',
  ms: '36rem',
  md: '48rem',
  lg: '58rem',
  xl: '62rem',
}
