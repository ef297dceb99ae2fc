import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

// The gutter keeps content clear of the notch of a phone in landscape.
const gutter = (width: string) =>
  `max(${width}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`

/** The pages of a print, each with its number where the browser can write it. */
export const pageStyles = {
  '@page': {
    margin: '18mm 20mm',
    '@bottom-center': { content: 'counter(page) " of " counter(pages)', fontSize: '10pt' },
  },
}

/** Styles of elements that are not styled by a component. */
export const globalCss = defineGlobalStyles({
  ':root': {
    '--gutter': { base: gutter('16px'), md: gutter('24px') },
    '--fade': '.6',
    '--contour-opacity': '.06',
    colorScheme: 'light',
  },
  '.dark': { '--fade': '.7', '--contour-opacity': '.05', colorScheme: 'dark' },
  // An element that allows breaks anywhere allows them in all of its descendants.
  '*': { overflowWrap: 'inherit' },
  html: { textSizeAdjust: '100%', scrollPaddingTop: '80px' },
  body: {
    background: 'bg',
    color: 'ink',
    fontFamily: 'text',
    fontSize: '16',
    lineHeight: '1.55',
    fontFeatureSettings: '"cv11", "ss03"',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': {
    fontFamily: 'display',
    fontWeight: '560',
    fontOpticalSizing: 'auto',
    letterSpacing: '-.014em',
    lineHeight: '1.15',
    textWrap: 'balance',
  },
  h1: { fontSize: 'page', letterSpacing: '-.02em' },
  h2: { fontSize: '22' },
  h3: { fontSize: '18' },
  p: { textWrap: 'pretty', maxWidth: '68ch' },
  a: {
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    textDecorationThickness: '1px',
  },
  'a:hover': { color: 'brand.hover' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  'ul, ol': { listStyle: 'none' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'brand',
    outlineOffset: '3px',
    borderRadius: '4px',
  },
  // With forced colours a background cannot show what is chosen, so an outline does.
  ':is([aria-pressed=true], [aria-current], input:checked + *):not(:focus-visible)': {
    '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
  code: {
    padding: '2px 7px',
    borderRadius: '5px',
    background: 'surface.sunken',
    fontFamily: 'mono',
    fontSize: '14',
  },
  // Print: black on white, the whole length of the page, no controls; nothing is cut that fits on a page.
  'html, body': { _print: { overflow: 'visible !important', height: 'auto !important' } },
  'html, body, body *': {
    _print: { color: 'black !important', backgroundColor: 'transparent !important' },
  },
  'article, li, figure, img, svg': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3, h4': { _print: { breakAfter: 'avoid' } },
  img: { _print: { maxHeight: '62mm', width: 'auto' } },
  ':focus-visible, [aria-selected=true]': { _print: { outline: 'none !important' } },
  '[role=search]': { _print: { display: 'none !important' } },
  button: { cursor: 'pointer' },
  // Some are a figure as well: those say that they are printed.
  'button:not([data-printed])': { _print: { display: 'none !important' } },
  'body > #root > * > header, body > #root > * > footer': { _print: { display: 'none' } },
  'body:has(> * > [role=dialog]) > #root, body:has(> [role=dialog]) > #root': {
    _print: { display: 'none' },
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
