// The web server of a site: documents from the live generation, files from disk, /api handed on.
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { secureHeaders } from 'hono/secure-headers'
import { type Document, type LiveSite, watchLiveSite } from './documents.ts'
import { contentSecurityPolicy, framePolicy } from '../site/policy.ts'
import { allowOverrides, loopbackOf, type OverrideMode } from './overrides.ts'
import { documentName } from '../site/documentName.ts'
import { matchesRoute } from './matchesRoute.ts'
import { strictTransport, type Transport } from './strictTransport.ts'

export type WebOptions = Transport & {
  site: string
  /** The server of /api and of the health checks, with the web server's bindings. */
  api: (request: Request, bindings: object) => Response | Promise<Response>
  /** Lets a browser take a remote from a developer's machine; `dev` also prepares for Fast Refresh. */
  overrides?: OverrideMode | undefined
}

const immutable = 'public, max-age=31536000, immutable'

/** The whole site and the API under one origin, as a Hono app. */
export const createWeb = ({ site, api, overrides, ...transport }: WebOptions) => {
  const live = watchLiveSite(site, overrides && allowOverrides(overrides))
  const app = new Hono<{ Bindings: object }>()
  app.use(strictTransport(transport))
  for (const path of ['/api/*', '/healthz', '/readyz', '/metrics'])
    app.all(path, (c) => api(c.req.raw, c.env))
  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
  )
  app.get('/remotes.json', async (c) =>
    answer(c, (await live()).documents.get('remotes.json'), 'application/json'),
  )
  app.get('/worker.js', async (c) =>
    answer(c, (await live()).documents.get('worker.js'), 'text/javascript'),
  )
  const files = serveStatic({ root: site, precompressed: true })
  app.use(async (c, next) => {
    await next()
    if (c.res.headers.has('Cache-Control')) return
    const isVersioned = c.res.ok && /^\/(assets|remotes)\//.test(c.req.path)
    c.res.headers.set('Cache-Control', isVersioned ? immutable : 'no-cache')
    c.res.headers.set('Access-Control-Allow-Origin', '*')
  })
  app.get('/assets/*', files, (c) => c.text('Not found', 404))
  app.get('/remotes/*', files, (c) => c.text('Not found', 404))
  app.get('/:file{[\\w-]+\\.(svg|png|ico|webmanifest|txt)}', async (c) => {
    const file = c.req.param('file')
    return answer(c, (await live()).documents.get(file), typeOf(file))
  })
  app.get('*', async (c) => {
    const site = await live()
    const { origins } = site.registry
    const styles = c.req.path === '/' ? site.landingStyles : []
    const loopback = overrides && loopbackOf(overrides)
    const policy = contentSecurityPolicy({ origins, styles, ...(loopback && { loopback }) })
    c.header('Content-Security-Policy', `${policy}; ${framePolicy}`)
    return answer(c, documentFor(site, c.req.path), 'text/html')
  })
  return app
}

const typeOf = (file: string) =>
  file.endsWith('.webmanifest')
    ? 'application/manifest+json'
    : (getMimeType(file)?.split(';')[0] ?? 'application/octet-stream')

const documentFor = ({ registry, documents }: LiveSite, path: string) => {
  if (path === '/') return documents.get('index.html')
  const routes = registry.remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ routes, canary }) => routes.concat(canary?.routes ?? []))
  const pattern = routes.find((route) => matchesRoute(route.path, path))?.path ?? path
  return documents.get(documentName(pattern)) ?? documents.get('app.html')
}

const answer = (c: Context<{ Bindings: object }>, document: Document | undefined, type: string) => {
  if (!document) return c.text('Not found', 404)
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', document.etag)
  c.header('Vary', 'Accept-Encoding')
  if (c.req.header('If-None-Match') === document.etag) return c.body(null, 304)
  c.header('Content-Type', type.startsWith('image/') ? type : `${type}; charset=utf-8`)
  const accepted = c.req.header('Accept-Encoding') ?? ''
  if (document.br && /\bbr\b/.test(accepted)) return send(c, document.br, 'br')
  if (document.gz && /\bgzip\b/.test(accepted)) return send(c, document.gz, 'gzip')
  return send(c, document.plain)
}

const send = (c: Context<{ Bindings: object }>, bytes: Buffer, encoding?: string) => {
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(bytes))
}
