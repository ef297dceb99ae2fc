import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accountRoutes } from './account/account.routes.ts'
import type { Quota } from './account/quota.ts'
import { meRoutes } from './auth/me.routes.ts'
import { clientReportRoutes, type ClientReportParts } from './clientReports/clientReport.routes.ts'
import { dayRoutes } from './days/day.routes.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import type { AppEnv, RequestFacts } from './http/context.ts'
import { handleErrors, notFound, type ErrorHandling } from './http/failure.ts'
import { closedUnlessDefined, gates, type GateParts } from './http/gate.ts'
import { markedResponses, privateResponses, securityHeaders } from './http/headers.ts'
import { createTurns } from './http/queue.ts'
import { limitBody } from './http/requestBody.ts'
import { requestLog } from './http/requestLog.ts'
import type { Route, RouteDefinition } from './http/route.ts'
import { paceLongBodies } from './http/throttle.ts'
import type { ResourceParts } from './idempotency/createItem.ts'
import { importRoutes, type ImportParts } from './imports/import.routes.ts'
import { entryRoutes } from './journal/entry.routes.ts'
import { imageRoutes, type ImageParts } from './journal/image.routes.ts'
import { journeyRoutes } from './journeys/journey.routes.ts'
import { milestoneRoutes } from './journeys/milestone.routes.ts'
import { moodRoutes } from './moods/mood.routes.ts'
import type { Repositories } from './repositories.ts'

export type AppParts = ResourceParts<Repositories> &
  GateParts &
  Pick<ClientReportParts, 'releases'> &
  Pick<ImageParts, 'encodePicture' | 'shrinkPicture' | 'loosePictures'> &
  Pick<ImportParts, 'background'> &
  Partial<ErrorHandling> & {
    /** Every route that there is; those of `serverRoutes` among them. */
    definitions: readonly RouteDefinition[]
    /** The routes of sign-in, accounts, the inbox and the API's description, which need more than a browser has. */
    serverRoutes?: readonly Route[]
    /** Called with the facts of every request. */
    observe?: (facts: RequestFacts) => void
    /** What accounts may hold; without it any number. */
    quota?: Quota
    /** Limits the requests that run at once. */
    limitConcurrency?: MiddlewareHandler
  }

// Of one person; browsers give up after ten seconds.
const longWork = { mostWaiting: 10, longestWaitMs: 8000, longestTurnMs: 120_000 }

const withoutSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path

const pathOf = (definedPath: string) => `/api${withoutSlash(definedPath)}`

const createPathsOf = (definitions: readonly RouteDefinition[]) =>
  definitions
    .filter(({ access, answers }) => access === 'user' && 201 in answers)
    .map(({ path }) => pathOf(path))

// A picture is no data, and takes a turn of its own.
const bodyPathsOf = (definitions: readonly RouteDefinition[]) =>
  new Set(
    definitions.filter(({ body, pacesItself }) => body && !pacesItself).map(({ path }) => path),
  )

const takesRoom = ({ takeItem }: Quota) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await takeItem(c.var.user.id)
    await next()
  })

/**
 * The API as a function from request to response, under /api. It does not listen and knows no
 * database: the same handlers run on a server and in a browser.
 */
export const createApp = (parts: AppParts) => {
  const {
    definitions,
    identify,
    limit,
    confirmAdmin,
    log,
    busyReason,
    serverRoutes = [],
    observe,
    quota,
    limitConcurrency,
  } = parts
  // `/api/mood/` and `/api/mood` are one path.
  const app = new Hono<AppEnv>({ getPath: ({ url }) => withoutSlash(new URL(url).pathname) })
  app.use(markedResponses)
  if (log) app.use(requestLog(log, observe))
  app.use(securityHeaders(), privateResponses)
  if (limitConcurrency) app.use('/api/*', limitConcurrency)
  app.use(limitBody)
  for (const { path, gate } of gates(definitions, {
    identify,
    limit,
    ...(confirmAdmin && { confirmAdmin }),
  }))
    app.use(pathOf(path), gate)
  app.use(
    '/api/*',
    closedUnlessDefined,
    paceLongBodies(createTurns(longWork), bodyPathsOf(definitions)),
  )
  if (quota) {
    for (const path of createPathsOf(definitions)) app.post(path, takesRoom(quota))
  }

  const turns = createTurns(longWork)
  const routes = [
    ...serverRoutes,
    ...meRoutes(),
    ...accountRoutes({ ...parts, turns }),
    ...moodRoutes({ ...parts, turns }),
    ...journeyRoutes({ ...parts, turns }),
    ...milestoneRoutes({ ...parts, turns }),
    ...imageRoutes({ ...parts, turns, takePicture: quota?.takePicture }),
    ...entryRoutes({ ...parts, turns }),
    ...dayRoutes({ ...parts, turns }),
    ...importRoutes({
      ...parts,
      turns,
      takePicture: quota?.takePicture,
      takeItem: quota?.takeItem,
    }),
    ...feedbackRoutes({ ...parts, turns, takePicture: quota?.takePicture }),
    ...clientReportRoutes(parts),
  ]
  for (const { definition, handle } of routes)
    app.on(definition.method, pathOf(definition.path), handle)

  app.notFound(() => {
    throw notFound()
  })
  app.onError(handleErrors({ log, busyReason }))
  return app
}
