import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import { body } from '../http/body.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { addMs, dayMs } from '../time/instant.ts'
import { newClientReportSchema } from './clientReport.schema.ts'
import { remoteHealth } from './remoteHealth.ts'
import { dayOf, keptDays } from './reportCounts.ts'

/** What browsers tell of the remotes, under /client-reports: users' browsers send it, administrators read it. */
export const clientReportRoutes = ({ repositories, clock }: ResourceParts) => {
  const { clientReports } = repositories
  return new Hono<AppEnv>()
    .post('/', body(newClientReportSchema), async (c) => {
      await clientReports.add(c.var.body.remotes, clock())
      return c.body(null, 204)
    })
    .get('/', async (c) => {
      const from = dayOf(addMs(clock(), -(keptDays - 1) * dayMs))
      return c.json(remoteHealth(await clientReports.since(from)))
    })
}
