// The whole product, real and fresh: a copy of the built site, an empty database, a port of its own.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, link, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createLog, startApi, parseEnvironment } from '@truenorth/api'
import { headerNames, serverMark } from '@truenorth/api-contract/headers'
import { startWeb } from '@truenorth/delivery/web'
import { openLine } from './network.ts'

const root = process.cwd()
/** The server never closes a connection that a busy machine has left idle. */
const patientSockets = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 }
const builtSite = process.env['SITE_DIR'] ?? join(root, 'site')

/** Folders that a product is started on as copies: the site that was built last and no data by default. */
export type ProductFolders = { site?: string; data?: string }

type Options = ProductFolders & {
  clock?: () => Date
  limits?: Record<string, string>
  /** The product is told the address at which browsers reach it: passkeys are bound to that. */
  knowsAddress?: boolean
}

/** An error of the server itself, as the product marks its answers (D41). */
const serverError = () =>
  Response.json(
    { detail: 'Something went wrong on our side.' },
    { status: 500, headers: { [headerNames.serverMark]: serverMark } },
  )

// Calls about the user still work: a session that cannot be checked is another state.
const isAboutData = ({ url }: Request) => /^\/api\/(?!auth\/)/.test(new URL(url).pathname)

/**
 * A copy of a site that takes no time: its published files are hard links. Nothing writes into one of
 * them, for delivery puts new files in their places. The lock and other files at the top are copied.
 */
const copySite = async (from: string, to: string, isTop = true): Promise<void> => {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    const copy = () => cp(source, target, { recursive: true, verbatimSymlinks: true })
    if (entry.isDirectory()) await copySite(source, target, false)
    // The folder for temporary files may be on another disk.
    else await (isTop || !entry.isFile() ? copy() : link(source, target).catch(copy))
  }
}

/** Starts the product; `url` leads to it by a line that can be held and cut. */
export const startProduct = async ({
  clock = () => new Date(),
  limits,
  site: givenSite = builtSite,
  data: givenData,
  knowsAddress = false,
}: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'truenorth-'))
  const site = join(folder, 'site')
  const data = join(folder, 'data')
  await copySite(givenSite, site)
  if (givenData) await cp(givenData, data, { recursive: true })
  const line = await openLine()
  const environment = parseEnvironment({
    DATA_DIR: data,
    LOG_LEVEL: 'silent',
    ...(knowsAddress && { PUBLIC_URL: line.url }),
    ...limits,
  })
  const api = await startApi(environment, createLog(environment), clock)
  let isFailing = false
  const web = await startWeb({
    site,
    api: (request, bindings) =>
      isFailing && isAboutData(request) ? serverError() : api.fetch(request, bindings),
    port: 0,
    limits: patientSockets,
  })
  line.leadTo(web.url)
  const remote = (name: string) => join(site, 'remotes', name)
  return {
    url: line.url,
    line,
    site,
    data,
    /** Stops serving a remote's files, as if its team's server were down. */
    takeDown: (name: string) => rename(remote(name), `${remote(name)}.down`),
    bringBack: (name: string) => rename(`${remote(name)}.down`, remote(name)),
    /** Lets all calls of the API fail that are not about the user, or work again. */
    failApi: (fails: boolean) => {
      isFailing = fails
    },
    stop: async () => {
      await line.close()
      await web.stop()
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Runs `npm run admin -- <username>` beside the running product. Returns what it prints. */
export const makeAdmin = async ({ data }: Product, username: string) => {
  const env = { ...process.env, DATA_DIR: data }
  const command = [join(root, 'api/dist/bin/admin.js'), username]
  return (await promisify(execFile)(process.execPath, command, { env })).stdout
}

const pollMs = 100
const longestWaitMs = 120_000

/** The text of the mails that the product has written to its data folder, once there are so many. */
export const readMails = async ({ data }: Product, count = 1): Promise<string[]> => {
  const folder = join(data, 'mail')
  for (let waited = 0; waited < longestWaitMs; waited += pollMs) {
    const names: string[] = await readdir(folder).catch(() => [])
    if (names.length >= count) {
      const mails = names.toSorted().map((name) => readFile(join(folder, name), 'utf8'))
      // Long lines are folded in mails.
      return (await Promise.all(mails)).map((text) => text.replaceAll('=\r\n', ''))
    }
    await wait(pollMs)
  }
  throw new Error(`There are no ${count} mails in ${folder}.`)
}

/** Hashes of all files that a site has published so far, by path. */
export const hashPublishedFiles = async ({ site }: Product) => {
  const files: Record<string, string> = {}
  for (const folder of ['assets', 'shells', 'remotes'])
    for (const file of await readdir(join(site, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!file.isFile()) continue
      const path = join(file.parentPath, file.name)
      const content = await readFile(path)
      files[relative(site, path)] = createHash('sha256').update(content).digest('hex')
    }
  return files
}
