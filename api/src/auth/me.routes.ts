import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { toUser } from './toUser.ts'

/** Who is signed in, under /auth/users/me; needs no accounts, so that it also answers in a browser. */
export const meRoutes = () => new Hono<AppEnv>().get('/', (c) => c.json(toUser(c.var.user)))
