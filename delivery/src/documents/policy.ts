// The content-security policy of documents (https://www.w3.org/TR/CSP3/).
import { inlineHash, inlineScript } from './inlineScripts.ts'

/** Inline style of every document: the theme's background, and no landing page for a known browser. */
export const firstStyle = `html{background:#FAF7F0;color-scheme:light}html.dark{background:#0D1420;color-scheme:dark}body{margin:0}[data-known] #root>*{display:none}`

type Allowed = {
  /** Origins besides our own from which remotes may load. */
  origins?: string[] | undefined
  /** Style elements that the document has besides the first one. */
  styles?: string[]
}

const hashes = (texts: string[]) => texts.map((text) => `'${inlineHash(text)}'`)
const sources = (...all: string[]) => all.join(' ')

/** The policy of a document. It stands in the document itself, so that every host of plain files serves it. */
export const contentSecurityPolicy = ({ origins = [], styles = [] }: Allowed = {}) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': sources(
      "'self'",
      ...hashes([inlineScript('boot'), inlineScript('canaryPreloads')]),
      ...origins,
    ),
    // The empty text is emotion's own style element, which it fills through CSSOM.
    'style-src': sources("'self'", ...hashes([firstStyle, '', ...styles])),
    'img-src': "'self' data: blob:",
    'font-src': sources("'self'", ...origins),
    'connect-src': sources("'self'", ...origins),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** What only a header can say. */
export const framePolicy = "frame-ancestors 'none'"

// What no screen uses: neither a remote nor a script that slips in is to have it.
const unused = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
] as const

/** The permissions policy of documents (https://www.w3.org/TR/permissions-policy/): nobody has these. */
export const permissions = Object.fromEntries(unused.map((name) => [name, []]))

const element = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">\n?/

export const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`

/** Takes the policy out of a document. It may be older than this code and admit other inline scripts. */
export const detachPolicy = (html: string) => ({
  html: html.replace(element, ''),
  policy: element.exec(html)?.[1] ?? contentSecurityPolicy(),
})

/** The policy with more sources, by directive. */
export const extendPolicy = (policy: string, added: Record<string, string[]>) =>
  policy
    .split('; ')
    .map((directive) => sources(directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])))
    .join('; ')
