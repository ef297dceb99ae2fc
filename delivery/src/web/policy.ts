import { inlineHashes } from '../site/html.ts'

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')

/**
 * The content-security policy of every document (https://www.w3.org/TR/CSP3/).
 * @param remoteOrigins origins besides our own from which remotes may load
 */
export const contentSecurityPolicy = (remoteOrigins: string[] = []) =>
  Object.entries({
    'default-src': "'self'",
    'script-src': ["'self'", quoted(inlineHashes.script), ...remoteOrigins].join(' '),
    'style-src': `'self' ${quoted(inlineHashes.style)}`,
    'img-src': "'self' data: blob:",
    'font-src': ["'self'", ...remoteOrigins].join(' '),
    'connect-src': ["'self'", ...remoteOrigins].join(' '),
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
