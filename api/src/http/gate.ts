import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isAdmin, type AppEnv, type Identify, type Person } from './context.ts'
import { Failure, forbidden, notFound, unauthorized } from './failure.ts'
import type { Access, Method, RouteDefinition } from './route.ts'

/** What the definitions say of one path. */
type PathAccess = {
  methods: Map<string, Access>
  wrongMethod?: 'anyone'
  takesExportTokens?: boolean
}

/** The access rules of each path, in the order of the definitions. */
const accessByPath = (definitions: readonly RouteDefinition[]) => {
  const paths = new Map<string, PathAccess>()
  for (const { path, method, access, wrongMethod, takesExportTokens } of definitions) {
    const known = paths.get(path) ?? {
      methods: new Map(),
      ...(wrongMethod && { wrongMethod }),
      ...(takesExportTokens && { takesExportTokens }),
    }
    known.methods.set(method, access)
    paths.set(path, known)
  }
  return paths
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies Method[]

const allowHeader = ({ methods }: PathAccess) =>
  [
    ...order.filter((method) => methods.has(method)),
    ...(methods.has('GET') ? ['HEAD'] : []),
    'OPTIONS',
  ].join(', ')

const takesJson = (range: string) => {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  if (parameters.some((one) => /^q=0(\.0*)?$/.test(one))) return false
  return type === '*/*' || type === 'application/*' || type === 'application/json'
}

const negotiate = (accept: string | undefined) => {
  if (!accept || accept.split(',').some(takesJson)) return
  throw new Failure(406, { detail: 'Could not satisfy the request Accept header.' })
}

const signedIn = async (
  c: Context<AppEnv>,
  identify: Identify,
  { takesExportTokens = false }: PathAccess,
) => {
  const user = await identify(c.req.header('Authorization'), takesExportTokens)
  if (user) return user
  throw unauthorized({ detail: 'Authentication credentials were not provided.' })
}

export type GateParts = {
  identify: Identify
  /** @throws Failure 429 when the person calls too often */
  limit?: ((user: Person) => Promise<void>) | undefined
  /** @throws Failure 403 when an administrator has to do something first */
  confirmAdmin?: (user: Person) => Promise<void>
}

const gateOf = (path: string, rules: PathAccess, { identify, limit, confirmAdmin }: GateParts) => {
  const allow = allowHeader(rules)
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.get('route')) return next()
    c.set('route', path)
    c.header('Allow', allow)
    negotiate(c.req.header('Accept'))

    const { method } = c.req
    const access = rules.methods.get(method === 'HEAD' ? 'GET' : method)
    if ((access ?? rules.wrongMethod) !== 'anyone')
      c.set('user', await signedIn(c, identify, rules))
    if (method === 'OPTIONS') return c.body(null, 204)
    if (!access) throw new Failure(405, { detail: `Method "${method}" not allowed.` })
    if (access === 'admin' && !isAdmin(c.var.user)) throw forbidden()
    if (c.var.user) await limit?.(c.var.user)
    if (access === 'admin') await confirmAdmin?.(c.var.user)
    return next()
  })
}

/**
 * One gate per path: it answers 406, 401, 405, 403 and 429, in this order, or lets the request
 * pass. The first gate whose path matches decides.
 */
export const gates = (definitions: readonly RouteDefinition[], parts: GateParts) =>
  [...accessByPath(definitions)].map(([path, rules]) => ({
    path,
    gate: gateOf(path, rules, parts),
  }))

/** Registered behind all gates: a path that no definition has does not exist. */
export const closedUnlessDefined = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get('route')) throw notFound()
  await next()
})
