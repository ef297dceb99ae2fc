// Only the user of the server may read the data folder.
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnvironment } from '#src/environment.ts'
import { createLog } from '#src/log.ts'
import { startApi } from '#src/startApi.ts'

const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** Of a folder and all that is in it, by path. */
const permissionsIn = async (folder: string) => {
  const names = await readdir(folder, { recursive: true })
  const paths = [folder, ...names.map((name) => join(folder, name))]
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length), await permissions(path)] as const),
    ),
  )
}

describe('a data folder', () => {
  let parent = ''
  let folder = ''

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'truenorth-private-'))
    folder = join(parent, 'data')
  })
  afterEach(() => rm(parent, { recursive: true }))

  const start = () => {
    const environment = parseEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    return startApi(environment, createLog(environment))
  }

  it('that is new is private, with the database and its log', async () => {
    const umask = process.umask(0)
    const api = await start()
    process.umask(umask)
    expect(await permissionsIn(folder)).toEqual({
      '': '700',
      '/signing.key': '600',
      '/truenorth.sqlite': '600',
      '/truenorth.sqlite-shm': '600',
      '/truenorth.sqlite-wal': '600',
    })
    await api.close()
  })

  it('that was readable for others becomes private, and what is not ours in it stays as it is', async () => {
    await cp(join(process.cwd(), 'test/data/first-edition/data'), folder, { recursive: true })
    await mkdir(join(folder, 'backups'))
    await writeFile(join(folder, 'backups', 'one.sqlite'), '')
    await writeFile(join(folder, 'mail', 'one.eml'), '')
    await writeFile(join(folder, 'theirs.txt'), '')
    for (const name of await readdir(folder, { recursive: true })) {
      const path = join(folder, name)
      await chmod(path, (await stat(path)).isDirectory() ? 0o755 : 0o644)
    }
    await chmod(folder, 0o755)
    const api = await start()
    const { '/theirs.txt': theirs, ...ours } = await permissionsIn(folder)
    expect(theirs).toBe('644')
    expect(ours).toMatchObject({ '': '700', '/mail': '700', '/backups': '700' })
    const files = Object.entries(ours).filter(([path]) => path.includes('.'))
    expect(files.map(([, mode]) => mode)).toEqual(files.map(() => '600'))
    await api.close()
  })
})
