import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'

/** All that a demo has of accounts: a way out. */
export const demoAccounts = () => new Hono<AppEnv>().post('/auth/logout', (c) => c.json({}))
