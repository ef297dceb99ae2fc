import { hookHash, loopback, loopbackSockets, type OverrideMode } from './overrides.ts'
import { inlineHashes } from '../site/html.ts'

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')

/**
 * The content-security policy of every document (https://www.w3.org/TR/CSP3/).
 * @param remoteOrigins origins besides our own from which remotes may load
 * @param overrides whether developers' machines count among them
 * @param styles hashes of the style elements that this document has besides the common ones
 */
export const contentSecurityPolicy = (
  remoteOrigins: string[] = [],
  overrides?: OverrideMode,
  styles: string[] = [],
) => {
  const origins = [...remoteOrigins, ...(overrides ? loopback : [])]
  const scripts = [...inlineHashes.script, ...(overrides === 'dev' ? [hookHash] : [])]
  return Object.entries({
    'default-src': "'self'",
    'script-src': ["'self'", quoted(scripts), ...origins].join(' '),
    // In development emotion writes its styles as text; in production it needs none of that.
    'style-src': `'self' ${overrides === 'dev' ? "'unsafe-inline'" : quoted([...inlineHashes.style, ...styles])}`,
    'img-src': "'self' data: blob:",
    'font-src': ["'self'", ...origins].join(' '),
    'connect-src': ["'self'", ...origins, ...(overrides ? loopbackSockets : [])].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
