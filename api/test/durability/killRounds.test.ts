import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../support/startPostgres.ts'
import { killRounds } from './killRounds.ts'

const rounds = process.env['FULL'] ? 20 : 5
const longestMs = rounds * 30_000
const sound = { lost: 0, doubled: 0, missing: 0, integrity: 'ok' }

describe('a server that is killed during writes', () => {
  let dataDir = ''

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'truenorth-kill-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it(
    'has every acknowledged write exactly once, in SQLite',
    async () => {
      const result = await killRounds({ rounds, dataDir })
      expect(result).toMatchObject(sound)
      expect(result.acknowledged).toBeGreaterThan(0)
    },
    longestMs,
  )

  it(
    'has every acknowledged write exactly once, in PostgreSQL',
    async () => {
      const { url, stop } = await startPostgres()
      const result = await killRounds({ rounds, dataDir, databaseUrl: url })
      await stop()
      expect(result).toMatchObject(sound)
      expect(result.acknowledged).toBeGreaterThan(0)
    },
    longestMs,
  )
})
