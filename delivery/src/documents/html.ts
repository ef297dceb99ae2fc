import type { Landing, ShellBuild } from '../builds/shellBuild.ts'
import { registryElementId, type Registry } from '../registry/registry.ts'
import { inlineScript } from './inlineScripts.ts'
import { contentSecurityPolicy, firstStyle, policyElement } from './policy.ts'
import type { Preload } from './preloads.ts'

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const escapeScript = (json: string) => json.replaceAll('<', '\\u003c')
const lines = (elements: string[]) => elements.join('\n')

// A late file would compete on a slow line with the shell, which fetches it when it has arrived.
const timing = ({ isLate, group }: Preload) => {
  if (group) return `data-canary="[${group}${isLate ? ',1' : ''}]"`
  return isLate ? 'data-late' : 'rel="preload"'
}
const preloadLink = (preload: Preload) =>
  `<link ${timing(preload)} as="script" href="${escapeAttribute(preload.href)}" integrity="${preload.integrity}" crossorigin>`

const preloadLinks = (preloads: Preload[]) =>
  preloads
    .map(preloadLink)
    .concat(
      preloads.some(({ group }) => group)
        ? `<script>${inlineScript('canaryPreloads')}</script>`
        : [],
    )

const deferredScript = (src: string, integrity: string) =>
  `<script defer src="${escapeAttribute(src)}" integrity="${integrity}" crossorigin></script>`

// Every remote waits for these parts of the shell. As scripts they run without being fetched one after the other.
const shellParts = (preloads: Preload[]) =>
  preloads
    .filter(({ isShell, isLate, group }) => isShell && !isLate && !group)
    .map(({ href, integrity }) => deferredScript(href, integrity))

const description =
  'A private logbook for how you feel, where you are heading and what you learn on the way.'

// Link previews need the whole address of their picture, which is known once PUBLIC_URL is.
const shareImage = () => `${process.env['PUBLIC_URL']?.replace(/\/$/, '') ?? ''}/share.png`

const linkPreview = () =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'Truenorth',
    'og:title': 'Truenorth',
    'og:description': description,
    'og:image': shareImage(),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Know where you are. Choose where you go. Beside it a compass with five moods.',
    'twitter:card': 'summary_large_image',
  }).map(([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`)

type Content = {
  /** Federation manifests of the releases that the screen shows. */
  manifests?: { entry: string; text: string }[]
  /** Scripts to fetch early. */
  preloads?: Preload[]
  /** Paths of the API that the boot script fetches for a signed-in browser. */
  prefetch?: string[]
  /** The landing page, visible before any script has run. */
  landing?: Landing | undefined
}

/** What the first paint needs comes first. */
const head = (
  shell: ShellBuild,
  { origins }: Registry,
  { preloads = [], landing }: Content,
): string[] => [
  '<meta charset="utf-8">',
  policyElement(
    contentSecurityPolicy({ origins, styles: landing?.styles.map(({ css }) => css) ?? [] }),
  ),
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="theme-color" content="#FAF7F0">',
  '<title>Truenorth</title>',
  `<meta name="description" content="${description}">`,
  `<script>${inlineScript('boot')}</script>`,
  `<style>${firstStyle}</style>`,
  ...(landing?.styles ?? []).map(
    ({ names, css }) => `<style data-emotion="${names}">${css}</style>`,
  ),
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/touch-icon.png">',
  '<link rel="manifest" href="/app.webmanifest">',
  ...(landing ? linkPreview() : []),
  ...shell.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
  ),
  ...shell.scripts.map(({ file, integrity }) => deferredScript(`/${file}`, integrity)),
  ...preloadLinks(preloads),
  ...shellParts(preloads),
]

const body = (registry: Registry, { manifests = [], landing }: Content): string[] => [
  `<div id="root">${landing?.html ?? ''}</div><noscript>Truenorth needs JavaScript to run.</noscript>`,
  `<script type="application/json" id="${registryElementId}">${escapeScript(JSON.stringify(registry))}</script>`,
  ...manifests.map(
    ({ entry, text }) =>
      `<script type="application/json" data-manifest="${escapeAttribute(entry)}">${escapeScript(text)}</script>`,
  ),
]

/** The HTML of one document. */
export const renderHtml = (shell: ShellBuild, registry: Registry, content: Content = {}) => {
  const { prefetch = [] } = content
  const prefetched = prefetch.length
    ? ` data-prefetch="${escapeAttribute(prefetch.join(' '))}"`
    : ''
  return `<!doctype html>
<html lang="en"${prefetched}>
<head>
${lines(head(shell, registry, content))}
</head>
<body>${lines(body(registry, content))}
</body>
</html>
`
}
