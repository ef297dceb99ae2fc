import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import emoji from './emoji/emoji.woff2'
import { emojiRange } from './emoji/shippedEmoji'

const face = (family: string, url: string) => ({
  fontFamily: family,
  src: `url("${url}") format("woff2")`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
})

type Metrics = { ascent: number; descent: number }
const frauncesMetrics = { ascent: 0.978, descent: 0.255 }
const interMetrics = { ascent: 0.96875, descent: 0.2412 }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

// A system font with the width and height of the web font, so that nothing moves when that arrives.
const fallback = (
  fontFamily: string,
  fonts: string[],
  width: number,
  { ascent, descent }: Metrics,
) => ({
  fontFamily,
  src: fonts.map((font) => `local("${font}")`).join(', '),
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
  lineGapOverride: '0%',
})

const times = ['Times New Roman', 'Liberation Serif']
// Fraunces is narrower at large sizes, so large text has fallbacks of its own.
const fallbacks = [
  fallback('Fraunces Fallback', times, 1.1545, frauncesMetrics),
  fallback('Fraunces Fallback DejaVu', ['DejaVu Serif'], 0.97, frauncesMetrics),
  fallback('Fraunces Large Fallback', times, 1.09, frauncesMetrics),
  fallback('Fraunces Large Fallback DejaVu', ['DejaVu Serif'], 0.925, frauncesMetrics),
  fallback('Inter Fallback', ['Arial', 'Liberation Sans'], 1.0712, interMetrics),
  fallback('Inter Fallback DejaVu', ['DejaVu Sans'], 1.015, interMetrics),
]

// Loaded by the browser when the first of its signs is drawn.
const emojiFace = {
  fontFamily: 'Truenorth Emoji',
  src: `url("${emoji}") format("woff2")`,
  unicodeRange: emojiRange,
  fontDisplay: 'swap',
}

/** Addresses of the two self-hosted fonts, for preloading. */
export const fontUrls = { fraunces, inter }

/** The @font-face rules of both fonts, their fallbacks and the emoji. */
export const fontFaces = [
  face('Fraunces Variable', fraunces),
  face('Inter Variable', inter),
  emojiFace,
  ...fallbacks,
].map((definition) => ({ '@font-face': definition }))
