import { Hono } from 'hono'
import type { AppEnv } from '../http/appEnv.ts'
import type { ResourceParts } from '../http/resourceParts.ts'
import { streamOf } from '../http/streamOf.ts'
import { zipped } from '../zip/zipped.ts'
import { exportFiles } from './exportFiles.ts'

/** What concerns all of a user's data at once, under /account; answers in a browser too. */
export const accountRoutes = ({ repositories, clock }: ResourceParts) =>
  new Hono<AppEnv>().get('/export', (c) => {
    const now = clock()
    const name = `truenorth-${now.toISOString().slice(0, 10)}.zip`
    return c.body(streamOf(zipped(exportFiles(repositories, c.var.user, now), now)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
