import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import type { AccountParts } from './accountParts.ts'
import { logoutRoutes } from './logout.routes.ts'
import { passwordResetRoutes } from './passwordReset.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { tokenRoutes } from './token.routes.ts'
import { userRoutes } from './user.routes.ts'

/** All routes that need accounts, to be mounted under /api. */
export const createAccounts = (parts: AccountParts) =>
  new Hono<AppEnv>()
    .route('/token', tokenRoutes(parts))
    .route('/auth/logout', logoutRoutes(parts))
    .route('/auth/sessions', sessionRoutes(parts))
    .route('/auth/users', userRoutes(parts))
    .route('/auth/users', passwordResetRoutes(parts))
