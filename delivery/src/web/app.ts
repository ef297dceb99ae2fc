// The web server of a site: documents of the live generation, files from disk, and the API under one origin.
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import { getMimeType } from 'hono/utils/mime'
import type { Log } from '@truenorth/api/http'
import { lostShareForm, shareAddress } from '@truenorth/api-contract/share'
import { framePolicy, permissions } from '../documents/policy.ts'
import { documentName, matchesPattern } from '../registry/routePattern.ts'
import { kitRoutes } from './kit.ts'
import { type Document, type LiveSite, watchLiveSite } from './liveSite.ts'
import { asPublished, type OverrideMode, withOverrides } from './overrides.ts'

export type Transport = {
  /** Where people reach the product. */
  publicUrl?: string | undefined
  /** How many proxies of ours stand before this server: their forwarded headers are trusted. */
  trustedProxies?: number | undefined
}

export type WebOptions = Transport & {
  site: string
  /** The server of /api, /.well-known and the health checks, with the web server's bindings. */
  api: (request: Request, bindings: object) => Response | Promise<Response>
  /** Lets a browser load a remote from a developer's machine; `dev` also prepares for Fast Refresh. */
  overrides?: OverrideMode | undefined
  /** Where unforeseen errors of the delivery API go. */
  log?: Log | undefined
}

const yearSeconds = 31_536_000
const immutable = `public, max-age=${yearSeconds}, immutable`

/** The whole site and the API, as a Hono app. */
export const createWeb = ({ site, api, overrides, log, ...transport }: WebOptions) => {
  const live = watchLiveSite(site, overrides ? withOverrides(overrides) : asPublished)
  const app = new Hono<{ Bindings: object }>()
  app.use(strictTransport(transport))
  for (const path of ['/api/*', '/.well-known/*', '/healthz', '/metrics'])
    app.all(path, (c) => api(c.req.raw, c.env))
  app.all('/readyz', async (c) => {
    const readiness = await api(c.req.raw, c.env)
    return readiness.ok ? siteReadiness(live, readiness) : readiness
  })
  app.use(
    secureHeaders({
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      strictTransportSecurity: false,
      permissionsPolicy: permissions,
    }),
  )
  // Loaded with its first use: a start needs nothing of it.
  let delivery: Promise<{
    fetch: (request: Request, bindings: object) => Response | Promise<Response>
  }>
  const openDelivery = async () => {
    const { createDeliveryApi } = await import('../network/deliveryApi.ts')
    return createDeliveryApi({ site, log, trustedProxies: transport.trustedProxies })
  }
  for (const path of ['/_delivery', '/_delivery/*'])
    app.all(path, async (c) => (await (delivery ??= openDelivery())).fetch(c.req.raw, c.env))
  app.get('/remotes.json', async (c) =>
    respond(c, (await live.read()).documents.get('remotes.json'), 'application/json'),
  )
  app.get('/worker.js', async (c) =>
    respond(c, (await live.read()).documents.get('worker.js'), 'text/javascript'),
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
  app.route('/kit', kitRoutes({ site, immutable, isHttps: (c) => isHttps(c, transport) }))
  app.get('/:file{[\\w-]+\\.(svg|png|ico|webmanifest|txt)}', async (c) => {
    const file = c.req.param('file')
    return respond(c, (await live.read()).documents.get(file), typeOf(file))
  })
  // The worker takes what other apps share. Without one the form says that it was not kept.
  app.post(shareAddress, (c) => c.redirect(lostShareForm, 303))
  app.get('*', async (c) => {
    const document = documentFor(await live.read(), c.req.path)
    if (document?.policy) c.header('Content-Security-Policy', `${document.policy}; ${framePolicy}`)
    return respond(c, document, 'text/html')
  })
  return app
}

/** The API is ready: is the site? With an earlier state than the one that should be live, it is, and says so. */
const siteReadiness = async (live: ReturnType<typeof watchLiveSite>, readiness: Response) => {
  const serving = await live.read().catch(() => undefined)
  if (!serving) return Response.json({ status: 'no site' }, { status: 503 })
  const unreadable = live.unreadable()
  return unreadable === undefined
    ? readiness
    : Response.json({ status: 'ready', serving: serving.name, unreadable })
}

/** Did this request come by https, to this server or to a proxy of ours? */
const isHttps = (c: Context, { publicUrl = '', trustedProxies = 0 }: Transport) => {
  const hops = (c.req.header('X-Forwarded-Proto') ?? '').split(',').map((hop) => hop.trim())
  const forwarded = trustedProxies > 0 ? (hops.at(-trustedProxies) ?? hops.at(0)) : ''
  return forwarded ? forwarded === 'https' : publicUrl.startsWith('https:')
}

/** Tells browsers that came by https to keep to it (https://www.rfc-editor.org/rfc/rfc6797). */
const strictTransport = (transport: Transport) =>
  createMiddleware(async (c, next) => {
    await next()
    if (isHttps(c, transport))
      c.res.headers.set('Strict-Transport-Security', `max-age=${yearSeconds}`)
  })

const typeOf = (file: string) =>
  file.endsWith('.webmanifest')
    ? 'application/manifest+json'
    : (getMimeType(file)?.split(';')[0] ?? 'application/octet-stream')

const documentFor = ({ registry, documents }: LiveSite, path: string) => {
  if (path === '/') return documents.get('index.html')
  const routes = registry.remotes
    .filter(({ enabled }) => enabled)
    .flatMap(({ routes, canary }) => routes.concat(canary?.routes ?? []))
  const pattern = routes.find((route) => matchesPattern(route.path, path))?.path ?? path
  return documents.get(documentName(pattern)) ?? documents.get('app.html')
}

const respond = (
  c: Context<{ Bindings: object }>,
  document: Document | undefined,
  type: string,
) => {
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
