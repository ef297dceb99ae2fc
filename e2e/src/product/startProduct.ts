import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, openApi, parseEnvironment } from '@truenorth/api'
import { startWeb } from '@truenorth/delivery/web'

const root = join(process.cwd())
const builtSite = process.env['SITE_DIR'] ?? join(root, 'site')

type Options = { clock?: () => Date; limits?: Record<string, string> }

/** The whole product, real and fresh: a copy of the built site, an empty database, a port of its own. */
export const startProduct = async ({ clock = () => new Date(), limits }: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-'))
  const site = join(folder, 'site')
  const data = join(folder, 'data')
  await cp(builtSite, site, { recursive: true, verbatimSymlinks: true })
  const environment = parseEnvironment({ DATA_DIR: data, LOG_LEVEL: 'silent', ...limits })
  const api = await openApi(environment, createLog(environment), clock)
  const web = await startWeb({ site, api: api.fetch, port: 0 })
  const remote = (name: string) => join(site, 'remotes', name)
  return {
    url: web.url,
    site,
    data,
    api,
    /** Stops serving a remote's files, as if its team's server were down. */
    takeAway: (name: string) => rename(remote(name), `${remote(name)}.away`),
    bringBack: (name: string) => rename(`${remote(name)}.away`, remote(name)),
    stop: async () => {
      await web.stop()
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
