import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { utcDay } from '../time/calendarDay.ts'
import { exportFiles, type ExportedRepositories } from './accountExport.ts'
import { zipArchive } from './zipArchive.ts'

export const accountDefinitions = defineRoutes({
  download: {
    method: 'GET',
    path: '/account/export/',
    access: 'user',
    summary:
      'Everything of the user as a ZIP archive: truenorth.json to be read back in, readings.csv, pictures',
    answers: { 200: null },
  },
})

type Parts = { repositories: ExportedRepositories; clock: () => Date; turns: Turns }

/** All data of a user at once, under /account/. */
export const accountRoutes = ({ repositories, clock, turns }: Parts) =>
  implement(accountDefinitions, {
    download: async ({ c, user }) => {
      const now = clock()
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="truenorth-${utcDay(now)}.zip"`,
      }
      // Nobody would read the archive of a HEAD.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const end = await turns.take(user.id)
      return c.body(await zipArchive(exportFiles(repositories, user, now), now, end), 200, headers)
    },
  })
