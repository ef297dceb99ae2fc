import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Method, PathAccess, Role } from './access.ts'
import type { AppEnv } from './appEnv.ts'
import { Failure, forbidden, notFound, unauthorized } from './failure.ts'
import { negotiate } from './negotiate.ts'
import { isAdmin, type Identify, type Person } from './person.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies Method[]

const allowed = (access: PathAccess) => {
  const own = methods.filter((method) => access[method])
  return [...own, ...(access.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
}

const isMethod = (method: string): method is Method => methods.some((one) => one === method)

const roleFor = (access: PathAccess, method: string): Role | undefined =>
  isMethod(method) ? access[method] : undefined

const signedIn = async (c: Context<AppEnv>, identify: Identify) => {
  const user = await identify(c.req.header('Authorization'))
  if (user) return user
  throw unauthorized({ detail: 'Authentication credentials were not provided.' })
}

export type GateParts = {
  identify: Identify
  /** Throws a 429 Failure when the person asks too often. */
  limit?: ((user: Person) => Promise<void>) | undefined
}

/** Stands before one path: answers 406, 401, 405, 403 and 429, in that order, or lets pass. */
export const gate = (path: string, access: PathAccess, { identify, limit }: GateParts) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.get('route')) return next()
    c.set('route', path)
    c.header('Allow', allowed(access))
    negotiate(c.req.header('Accept'))

    const { method } = c.req
    const role = roleFor(access, method === 'HEAD' ? 'GET' : method)
    if ((role ?? access.wrongMethod) !== 'anyone') c.set('user', await signedIn(c, identify))
    if (method === 'OPTIONS') return c.body(null, 204)
    if (!role) throw new Failure(405, { detail: `Method "${method}" not allowed.` })
    if (role === 'admin' && !isAdmin(c.var.user)) throw forbidden()
    if (c.var.user) await limit?.(c.var.user)
    return next()
  })

/** Behind all gates: what no gate let in is not in the access table, and so does not exist. */
export const closedUnlessNamed = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.get('route')) throw notFound()
  await next()
})
