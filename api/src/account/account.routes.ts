import { accountContentsSchema } from '@truenorth/api-contract/account'
import type { Context } from 'hono'
import type { Json } from '../db/longList.ts'
import type { AppEnv, Person } from '../http/context.ts'
import { streamOf } from '../http/longListStream.ts'
import type { Turns } from '../http/queue.ts'
import { defineRoutes, implement } from '../http/route.ts'
import { utcDay } from '../time/calendarDay.ts'
import type { ContentsRepository } from './contents.repository.ts'
import { exportFiles, type ExportedRepositories } from './accountExport.ts'
import { journalFiles } from './exportJournal.ts'
import { pathsTable, readingsTable } from './exportTables.ts'
import { zipArchive, type ZipFile } from './zipArchive.ts'

export const accountDefinitions = defineRoutes({
  contents: {
    method: 'GET',
    path: '/account/contents/',
    access: 'user',
    summary: 'How much of everything the user has',
    answers: { 200: accountContentsSchema },
  },
  download: {
    method: 'GET',
    path: '/account/export/',
    access: 'user',
    takesExportTokens: true,
    summary:
      'Everything of the user as a ZIP archive: truenorth.json to be read back in, readings.csv, pictures',
    answers: { 200: null },
  },
  downloadReadings: {
    method: 'GET',
    path: '/account/export/readings/',
    access: 'user',
    takesExportTokens: true,
    summary: 'The readings of the user as CSV, newest first',
    answers: { 200: null },
  },
  downloadPaths: {
    method: 'GET',
    path: '/account/export/paths/',
    access: 'user',
    takesExportTokens: true,
    summary: 'The paths of the user as CSV, one row for each waypoint',
    answers: { 200: null },
  },
  downloadJournal: {
    method: 'GET',
    path: '/account/export/journal/',
    access: 'user',
    takesExportTokens: true,
    summary: 'The journal of the user as a ZIP archive: one Markdown file for each entry, pictures',
    answers: { 200: null },
  },
})

type Parts = {
  repositories: ExportedRepositories & { contents: ContentsRepository }
  clock: () => Date
  turns: Turns
}

type Download = {
  type: 'application/zip' | 'text/csv; charset=utf-8'
  /** Without the day and the ending. */
  name: string
  /** `onEnd` is called when nothing more is read or written. */
  open: (user: Person, now: Date, onEnd: () => void) => Promise<ReadableStream<Uint8Array>>
}

const table = (name: string, textsOf: (user: Person) => AsyncGenerator<Json, void>): Download => ({
  type: 'text/csv; charset=utf-8',
  name,
  open: async (user, _now, onEnd) => streamOf(textsOf(user), onEnd),
})

const archive = (
  name: string,
  filesOf: (user: Person, now: Date) => AsyncIterable<ZipFile>,
): Download => ({
  type: 'application/zip',
  name,
  open: (user, now, onEnd) => zipArchive(filesOf(user, now), now, onEnd),
})

/** The data of a user as files, under /account/. */
export const accountRoutes = ({ repositories, clock, turns }: Parts) => {
  const answer =
    ({ type, name, open }: Download) =>
    async ({ c, user }: { c: Context<AppEnv>; user: Person }) => {
      const now = clock()
      const ending = type === 'application/zip' ? 'zip' : 'csv'
      const headers = {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}-${utcDay(now)}.${ending}"`,
      }
      // Nobody would read the file of a HEAD.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers)
      const onEnd = await turns.take(user.id)
      return c.body(await open(user, now, onEnd), 200, headers)
    }
  const { moods } = repositories
  return implement(accountDefinitions, {
    contents: ({ user }) => turns.run(user.id, () => repositories.contents.of(user.id)),
    download: answer(archive('truenorth', (user, now) => exportFiles(repositories, user, now))),
    downloadReadings: answer(
      table('truenorth-readings', ({ id }) => readingsTable(moods.list(id))),
    ),
    downloadPaths: answer(table('truenorth-paths', ({ id }) => pathsTable(repositories, id))),
    downloadJournal: answer(
      archive('truenorth-journal', ({ id }) => journalFiles(repositories, id)),
    ),
  })
}
