import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

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

// A font of the system, stretched to the width and height of the real one: nothing jumps when that arrives.
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
// Fraunces is narrower where it is large.
const fallbacks = [
  fallback('Fraunces Fallback', times, 1.1545, frauncesMetrics),
  fallback('Fraunces Fallback DejaVu', ['DejaVu Serif'], 0.97, frauncesMetrics),
  fallback('Fraunces Large Fallback', times, 1.09, frauncesMetrics),
  fallback('Fraunces Large Fallback DejaVu', ['DejaVu Serif'], 0.925, frauncesMetrics),
  fallback('Inter Fallback', ['Arial', 'Liberation Sans'], 1.0712, interMetrics),
  fallback('Inter Fallback DejaVu', ['DejaVu Sans'], 1.015, interMetrics),
]

/** The two self-hosted files that a page may preload. */
export const fontUrls = { fraunces, inter }

export const fontFaces = [
  face('Fraunces Variable', fraunces),
  face('Inter Variable', inter),
  ...fallbacks,
].map((definition) => ({ '@font-face': definition }))
