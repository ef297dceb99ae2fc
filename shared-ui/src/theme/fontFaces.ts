import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

const face = (family: string, url: string) => ({
  fontFamily: family,
  src: `url("${url}") format("woff2")`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
})

// Fallbacks measured to the real faces, so that nothing jumps when those arrive.
const fallbacks = [
  {
    fontFamily: 'Fraunces Fallback',
    src: 'local("Times New Roman"), local("Liberation Serif")',
    sizeAdjust: '115.45%',
    ascentOverride: '84.71%',
    descentOverride: '22.09%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Inter Fallback',
    src: 'local("Arial"), local("Liberation Sans")',
    sizeAdjust: '107.12%',
    ascentOverride: '90.44%',
    descentOverride: '22.52%',
    lineGapOverride: '0%',
  },
]

/** The two self-hosted files that a page may preload. */
export const fontUrls = { fraunces, inter }

export const fontFaces = [
  face('Fraunces Variable', fraunces),
  face('Inter Variable', inter),
  ...fallbacks,
].map((definition) => ({ '@font-face': definition }))
