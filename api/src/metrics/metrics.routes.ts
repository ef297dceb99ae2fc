import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { hashOf } from '../auth/keys.ts'
import type { AppEnv } from '../http/appEnv.ts'
import { clientAddress } from '../http/clientAddress.ts'
import { notFound } from '../http/failure.ts'
import { exposition, type Family } from './exposition.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

// A proxy on the same machine calls from loopback too, but says for whom.
const isFromHere = (c: Context) =>
  loopback.has(clientAddress(0)(c)) &&
  !c.req.header('X-Forwarded-For') &&
  !c.req.header('Forwarded')

/** Numbers for Prometheus: for who has the token or, without one, for programs of this machine. */
export const metricsRoutes = (token: string | undefined, families: () => Family[]) =>
  new Hono<AppEnv>().get('/', (c) => {
    const given = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    if (!(token ? isSame(given, token) : isFromHere(c))) throw notFound()
    return c.body(exposition(families()), 200, { 'Content-Type': 'text/plain; version=0.0.4' })
  })
