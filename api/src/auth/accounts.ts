import type { AccountParts } from './accountParts.ts'
import { accountEventRoutes } from './accountEvent.routes.ts'
import { appLockRoutes } from './appLock.routes.ts'
import { exportTokenRoutes } from './exportToken.routes.ts'
import { passkeyRoutes } from './passkey.routes.ts'
import { passwordResetRoutes } from './passwordReset.routes.ts'
import { sealedPagesRoutes } from './sealedPages.routes.ts'
import { secondFactorRoutes } from './secondFactor.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { tokenRoutes } from './token.routes.ts'
import { userRoutes } from './user.routes.ts'

/** All routes that need accounts. */
export const accountRoutes = (parts: AccountParts) => [
  ...tokenRoutes(parts),
  ...sessionRoutes(parts),
  ...userRoutes(parts),
  ...exportTokenRoutes(parts),
  ...passkeyRoutes(parts),
  ...secondFactorRoutes(parts),
  ...accountEventRoutes(parts),
  ...appLockRoutes(parts),
  ...sealedPagesRoutes(parts),
  ...passwordResetRoutes(parts),
]
