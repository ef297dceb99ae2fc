import { inlineHashes } from './inlineHashes.ts'

type Parts = {
  /** Origins besides our own from which remotes may load. */
  origins?: string[] | undefined
  /** Hashes of the style elements that a document has besides the common ones. */
  styles?: string[]
  /** For a developer's remote: origins of their machine, its sockets, and scripts and styles of development. */
  loopback?: { origins: string[]; sockets: string[]; scripts: string[]; areStylesOpen: boolean }
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
const words = (...parts: (string | string[])[]) => parts.flat().filter(Boolean).join(' ')

/**
 * The content-security policy of a document, as it may stand in the document itself
 * (https://www.w3.org/TR/CSP3/).
 */
export const contentSecurityPolicy = ({ origins = [], styles = [], loopback }: Parts = {}) => {
  const foreign = [...origins, ...(loopback?.origins ?? [])]
  const scripts = quoted([...inlineHashes.script, ...(loopback?.scripts ?? [])])
  const admitted = quoted([...inlineHashes.style, ...styles])
  return Object.entries({
    'default-src': "'self'",
    'script-src': words("'self'", scripts, foreign),
    // In development emotion writes its styles as text; in production it needs none of that.
    'style-src': words("'self'", loopback?.areStylesOpen ? "'unsafe-inline'" : admitted),
    'img-src': "'self' data: blob:",
    'font-src': words("'self'", foreign),
    'connect-src': words("'self'", foreign, loopback?.sockets ?? []),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** What only a header can say. */
export const framePolicy = "frame-ancestors 'none'"
