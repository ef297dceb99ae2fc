import { Hono, type MiddlewareHandler } from 'hono'
import { accountRoutes } from './account/account.routes.ts'
import { meRoutes } from './auth/me.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { clientReportRoutes } from './clientReports/clientReport.routes.ts'
import { access } from './http/access.ts'
import { answerFailure, type FailureParts } from './http/answerFailure.ts'
import type { AppEnv } from './http/appEnv.ts'
import { notFound } from './http/failure.ts'
import { closedUnlessNamed, gate, type GateParts } from './http/gate.ts'
import { privateAnswers, securityHeaders } from './http/headers.ts'
import { limitBody } from './http/limitBody.ts'
import { pathWithoutSlash } from './http/pathWithoutSlash.ts'
import type { RequestFacts } from './http/requestFacts.ts'
import { requestLog } from './http/requestLog.ts'
import type { ResourceParts } from './http/resourceParts.ts'
import { journalRoutes } from './journal/journalEntry.routes.ts'
import { journeyRoutes } from './journeys/journey.routes.ts'
import { moodRoutes } from './moods/mood.routes.ts'
import { schemaRoutes } from './openapi/schema.routes.ts'

export type AppParts = ResourceParts &
  GateParts &
  Partial<FailureParts> & {
    /** Sign-in and accounts: routes under /api that need more than a browser has. */
    accounts?: Hono<AppEnv>
    /** Hears of every answer. */
    observe?: (facts: RequestFacts) => void
    /** Turns away what is too much at once. */
    admit?: MiddlewareHandler
  }

/**
 * The API as a function from request to response, under /api. It never listens and knows no
 * database, so that the same handlers answer on a server and in a browser.
 */
export const createApp = (parts: AppParts) => {
  const { identify, limit, log, busyReason, accounts, observe, admit } = parts
  const app = new Hono<AppEnv>({ getPath: pathWithoutSlash })
  if (log) app.use(requestLog(log, observe))
  app.use(securityHeaders(), privateAnswers)
  if (admit) app.use('/api/*', admit)
  app.use(limitBody)

  for (const [path, methods] of Object.entries(access)) {
    app.use(`/api${path.slice(0, -1)}`, gate(path, methods, { identify, limit }))
  }
  app.use('/api/*', closedUnlessNamed)
  app.route('/api/schema', schemaRoutes())
  app.route('/api/mood', moodRoutes(parts))
  app.route('/api/journey', journeyRoutes(parts))
  app.route('/api/journal', journalRoutes(parts))
  app.route('/api/feedback', feedbackRoutes(parts))
  app.route('/api/client-reports', clientReportRoutes(parts))
  app.route('/api/account', accountRoutes(parts))
  app.route('/api/auth/users/me', meRoutes())
  if (accounts) app.route('/api', accounts)

  app.notFound(() => {
    throw notFound()
  })
  app.onError(answerFailure({ log, busyReason }))
  return app
}
