// @ts-check
// `rspack serve` in this folder: this shell with Fast Refresh, in front of a site that runs elsewhere. The
// site gives the documents, the remotes, and the API.
import { devServer as baseDevServer } from '../remote-kit/browserConfig.js'

/** @typedef {import('@rspack/core').DevServer} DevServer */
/** @typedef {import('@rspack/core').DevServerMiddleware} DevServerMiddleware */

const site = process.env.SITE_URL ?? 'http://localhost:3000'

/** Of a published document: its policy, its shell, and the preloads of the shell's files. */
const published = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/,
  /<script defer src="\/assets\/[^>]*><\/script>\n?/g,
  /<link [^>]*href="\/assets\/[^>]*>\n?/g,
]

/**
 * A document of the site with this shell in place of the published one.
 * @param {string} html
 */
const withThisShell = (html) =>
  published
    .reduce((rest, pattern) => rest.replaceAll(new RegExp(pattern, 'g'), ''), html)
    .replace(
      '</head>',
      '<meta name="remote-overrides" content="dev">\n<script defer src="/assets/shell.js"></script>\n</head>',
    )

/**
 * Answers requests for documents; everything else goes on to the proxy.
 * @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: (error?: unknown) => void) => Promise<void>}
 */
const serveDocument = async (request, response, next) => {
  const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html')
  if (!isDocument || request.url?.startsWith('/api/')) return next()
  const document = await fetch(new URL(request.url ?? '/', site)).catch(() => undefined)
  if (!document?.ok) {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(`There is no site at ${site}: run npm start, or name another with SITE_URL.`)
    return
  }
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  })
  response.end(withThisShell(await document.text()))
}

/** @satisfies {DevServer} */
export const devServer = {
  ...baseDevServer,
  port: Number(process.env.PORT ?? 3002),
  setupMiddlewares: (/** @type {DevServerMiddleware[]} */ middlewares) => [
    { name: 'document', middleware: serveDocument },
    ...middlewares,
  ],
  onListening: (/** @type {{ options: { port?: number | string } }} */ { options }) =>
    console.log(`The shell is served on http://localhost:${options.port}, in front of ${site}.`),
  // Files of this shell come from memory, and are found before the proxy is asked.
  proxy: [{ context: () => true, target: site }],
}
