// @ts-check
// A document of a running site as `truenorth dev` gives it: with a shell for development, and one's own remote.
import { createHash } from 'node:crypto'

/** @typedef {import('./liveSite.js').LiveRegistry} LiveRegistry */
/** @typedef {import('./liveSite.js').LiveRemote} LiveRemote */
/** @typedef {{ scripts: { file: string, integrity: string }[] }} ShellRecord */

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">\n?/
/** What belongs to the published shell, and what fetches ahead: own files are not those that it names. */
const published = [
  /<script defer src="\/assets\/[^>]*><\/script>\n?/g,
  /<link [^>]*(?:rel="(?:module)?preload"|data-late|data-canary)[^>]*>\n?/g,
]
const registryElement =
  /(<script type="application\/json" id="truenorth-registry">)([\s\S]*?)(<\/script>)/

/** Fast Refresh of a remote finds the shell's renderer by this hook. */
const hook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__||(function(){var m=new Map,n=0
window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers:m,supportsFiber:true,
inject:function(r){m.set(++n,r);return n},onScheduleFiberRoot:function(){},
onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})()`
const hookHash = `'sha256-${createHash('sha256').update(hook).digest('base64')}'`

const loopback = 'http://localhost:* http://127.0.0.1:*'
/** @type {Record<string, string>} */
const added = {
  'script-src': `${hookHash} ${loopback}`,
  'connect-src': `${loopback} ws://localhost:* ws://127.0.0.1:*`,
  'font-src': loopback,
  'img-src': loopback,
}

/**
 * The policy of a document of the site, with what development needs besides.
 * @param {string} policy
 */
const developmentPolicy = (policy) =>
  policy
    .split(/;\s*/)
    .filter((directive) => directive && !directive.startsWith('upgrade-insecure-requests'))
    .map((directive) => {
      const [name = ''] = directive.split(' ')
      // In development emotion writes style elements, which no hash admits.
      if (name === 'style-src') return "style-src 'self' 'unsafe-inline'"
      return added[name] ? `${directive} ${added[name]}` : directive
    })
    .join('; ')

/**
 * The registry with a remote in development in place of the one that is live, or as one more.
 * @param {LiveRegistry} registry
 * @param {LiveRemote} own its `remote.json`
 * @returns {LiveRegistry}
 */
export const withOwnRemote = (registry, own) => {
  const live = registry.remotes.find(({ name }) => name === own.name)
  // The shell takes the code from the address that the page was opened with: this entry has none.
  const entry = {
    nav: [],
    slots: [],
    integrity: '',
    version: 'development',
    entry: `/remotes/${own.name}/development/mf-manifest.json`,
    ...own,
    enabled: true,
    budget: undefined,
  }
  const others = registry.remotes.filter((one) => one !== live)
  return { ...registry, remotes: [...others, entry] }
}

/**
 * @param {string} html a document of the site
 * @param {string | undefined} header its policy, where it came in a header
 * @param {{ shell: ShellRecord, own: LiveRemote }} options
 * @returns {{ html: string, policy: string }}
 */
export const developmentDocument = (html, header, { shell, own }) => {
  const policy = header ?? policyElement.exec(html)?.[1] ?? "default-src 'self'"
  const scripts = shell.scripts.map(
    ({ file, integrity }) =>
      `<script defer src="/${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  )
  const rest = published.reduce((text, pattern) => text.replaceAll(pattern, ''), html)
  return {
    policy: developmentPolicy(policy),
    html: rest
      .replace(policyElement, '')
      .replace(
        '<head>',
        () => `<head>\n<script>${hook}</script>\n<meta name="remote-overrides" content="dev">`,
      )
      .replace('</head>', () => `${scripts.join('\n')}\n</head>`)
      .replace(registryElement, (_, start, json, end) => {
        const registry = withOwnRemote(JSON.parse(json), own)
        return start + JSON.stringify(registry).replaceAll('<', String.raw`\u003c`) + end
      }),
  }
}
