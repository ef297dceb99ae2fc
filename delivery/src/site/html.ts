// The HTML documents of a generation: theme before paint, the registry inside, the shell's entry, preloads.
import { registryElementId, type Registry } from '../registry.ts'
import { integrityOf } from './integrity.ts'
import { type ShellBuild } from './shellBuild.ts'

// Runs before the first paint: the stored theme, else the system's (no flash of the wrong one).
const themeScript = `(function(){var d;try{d=localStorage.getItem('darkMode')}catch(e){}
var on=d==='true'||(d!=='false'&&matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.classList.add(on?'dark':'light')
document.querySelector('meta[name=theme-color]').content=on?'#0D1420':'#FAF7F0'})()`

const firstStyle = `html{background:#FAF7F0;color-scheme:light}html.dark{background:#0D1420;color-scheme:dark}body{margin:0}`

/** Hashes that a content-security policy must admit for these documents. */
export const inlineHashes = {
  script: [integrityOf(themeScript, 'sha256')],
  // The second one is emotion's own empty style element, filled through CSSOM.
  style: [integrityOf(firstStyle, 'sha256'), integrityOf('', 'sha256')],
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

type Preload = { href: string; integrity: string }

/** One document. `manifest` is the manifest of the remote that the path needs, with the scripts to fetch early. */
export const renderHtml = (
  shell: ShellBuild,
  registry: Registry,
  matched?: { name: string; entry: string; manifest: string; preloads: Preload[] },
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#FAF7F0">
<title>Truenorth</title>
<meta name="description" content="A private logbook for how you feel, where you are heading and what you learn on the way.">
<script>${themeScript}</script>
<style>${firstStyle}</style>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/app.webmanifest">
${shell.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`).join('\n')}
${shell.scripts.map(({ file, integrity }) => `<script defer src="/${file}" integrity="${integrity}" crossorigin></script>`).join('\n')}
${(matched?.preloads ?? []).map(({ href, integrity }) => `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin>`).join('\n')}
<script type="application/json" id="${registryElementId}">${json(registry)}</script>
${matched ? `<script type="application/json" data-manifest="${matched.entry}">${matched.manifest.replaceAll('<', '\\u003c')}</script>` : ''}
</head>
<body><div id="root"></div><noscript>Truenorth needs JavaScript to run.</noscript></body>
</html>
`
