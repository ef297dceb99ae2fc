// The HTML documents of a generation: theme before paint, the registry inside, the shell's entry, preloads.
import { registryElementId, type Registry } from '../registry.ts'
import { bootScript } from './bootScript.ts'
import { chanceScript } from './chance.ts'
import { firstStyle, inlineHashes } from './inlineHashes.ts'
import { contentSecurityPolicy } from './policy.ts'
import type { Preload } from './preloads.ts'
import type { Landing, ShellBuild } from './shellBuild.ts'

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

// What is wanted late would take its share of a slow line from the shell, which asks for it when it has arrived.
const wayOf = ({ isLate, chance }: Preload) => {
  if (chance) return `data-chance="${chance}${isLate ? ' late' : ''}"`
  return isLate ? 'data-late' : 'rel="preload"'
}
const preloadLink = (preload: Preload) =>
  `<link ${wayOf(preload)} as="script" href="${preload.href}" integrity="${preload.integrity}" crossorigin>`

// A remote waits for them in any case; they run without being asked for one after the other.
const partsOfShell = (preloads: Preload[]) =>
  preloads.filter(({ isShell, isLate, chance }) => isShell && !isLate && !chance)

const script = (src: string, integrity: string) =>
  `<script defer src="${src}" integrity="${integrity}" crossorigin></script>`

const preloadLinks = (preloads: Preload[]) =>
  preloads
    .map(preloadLink)
    .concat(preloads.some(({ chance }) => chance) ? `<script>${chanceScript}</script>` : [])
    .join('\n')

const promise =
  'A private logbook for how you feel, where you are heading and what you learn on the way.'

// Who shows a shared link wants the whole address of its picture, known once PUBLIC_URL is.
const shareImage = () => `${process.env['PUBLIC_URL']?.replace(/\/$/, '') ?? ''}/share.png`

const preview = () =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'Truenorth',
    'og:title': 'Truenorth',
    'og:description': promise,
    'og:image': shareImage(),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Know where you are. Choose where you go. Beside it a compass with five moods.',
    'twitter:card': 'summary_large_image',
  })
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    .join('\n')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

type Content = {
  /** Manifests of the remotes that the path needs. */
  manifests?: { entry: string; text: string }[]
  /** Scripts to fetch early. */
  preloads?: Preload[]
  /** What to ask the API for at once, where somebody is signed in. */
  asks?: string[]
  /** What is to be seen before any script has run. */
  landing?: Landing | undefined
}

// Any host serves it then, whether or not it sends the policy as a header too.
const policyIn = ({ origins }: Registry, landing: Landing | undefined) => {
  const styles = landing ? inlineHashes.landing(landing) : []
  return `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ origins, styles })}">`
}

/** One document. What the first paint needs comes first. */
export const renderHtml = (
  shell: ShellBuild,
  registry: Registry,
  { manifests = [], preloads = [], asks = [], landing }: Content = {},
) => `<!doctype html>
<html lang="en"${asks.length > 0 ? ` data-asks="${escaped(asks.join(' '))}"` : ''}>
<head>
<meta charset="utf-8">
${policyIn(registry, landing)}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#FAF7F0">
<title>Truenorth</title>
<meta name="description" content="${promise}">
<script>${bootScript}</script>
<style>${firstStyle}</style>
${(landing?.styles ?? []).map(({ names, css }) => `<style data-emotion="${names}">${css}</style>`).join('\n')}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/touch-icon.png">
<link rel="manifest" href="/app.webmanifest">
${landing ? preview() : ''}
${shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`).join('\n')}
${shell.scripts.map(({ file, integrity }) => script(`/${file}`, integrity)).join('\n')}
${preloadLinks(preloads)}
${partsOfShell(preloads)
  .map(({ href, integrity }) => script(href, integrity))
  .join('\n')}
</head>
<body><div id="root">${landing?.html ?? ''}</div><noscript>Truenorth needs JavaScript to run.</noscript>
<script type="application/json" id="${registryElementId}">${json(registry)}</script>
${manifests.map(({ entry, text }) => `<script type="application/json" data-manifest="${entry}">${text.replaceAll('<', '\\u003c')}</script>`).join('\n')}
</body>
</html>
`
