// Sites where a developer may load one remote from their own machine: staging and development, never by default.
import { inlineHash, inlineScript } from '../documents/inlineScripts.ts'
import { detachPolicy, extendPolicy } from '../documents/policy.ts'

export type OverrideMode = 'allowed' | 'dev'

const origins = ['http://localhost:*', 'http://127.0.0.1:*']
const sockets = ['ws://localhost:*', 'ws://127.0.0.1:*']

/** A document as it is served, and the policy of its header. */
export type ServedHtml = { html: string; policy: string }

/** A document of a site without overrides. */
export const asPublished = (html: string): ServedHtml => ({
  html,
  policy: detachPolicy(html).policy,
})

/** Tells the shell, in a document, that overrides are allowed. Only the header's policy, which admits them, remains. */
export const withOverrides =
  (mode: OverrideMode) =>
  (published: string): ServedHtml => {
    const { html, policy } = detachPolicy(published)
    const hook = mode === 'dev' ? inlineScript('devtoolsHook') : undefined
    const extended = extendPolicy(policy, {
      'script-src': [...(hook ? [`'${inlineHash(hook)}'`] : []), ...origins],
      'font-src': origins,
      'connect-src': [...origins, ...sockets],
    })
    return {
      html: html.replace(
        '<head>',
        `<head>\n${hook ? `<script>${hook}</script>\n` : ''}<meta name="remote-overrides" content="${mode}">`,
      ),
      // In development emotion writes style elements, which no hash admits.
      policy:
        mode === 'dev'
          ? extended.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
          : extended,
    }
  }
