// A site with a team and its token, and archives to publish there.
import { createHash } from 'node:crypto'
import { lstat, readFile, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack, type Header } from 'tar-stream'
import * as z from 'zod'
import { runTeamCommand } from '../src/commands/teamCommands.ts'
import { createDeliveryApi, type DeliveryOptions } from '../src/network/deliveryApi.ts'
import { publish } from '../src/publishing/publish.ts'
import { filesIn } from '../src/site/files.ts'
import { builtRemote, builtShell, temporaryFolder } from './fakePackages.ts'

/** An entry of a tar; without a type a file. */
export type Entry = Partial<Header> & { name: string; content?: string | Buffer }

/** A gzip'd tar of these entries. */
export const archiveOf = async (entries: Entry[]) => {
  const tar = pack()
  for (const { content = '', ...header } of entries) tar.entry(header, Buffer.from(content))
  tar.finalize()
  return gzipSync(await buffer(tar))
}

/** The files of a built package as entries. */
export const entriesOf = async (dir: string): Promise<Entry[]> =>
  Promise.all(
    (await filesIn(dir)).map(async (name) => ({ name, content: await readFile(join(dir, name)) })),
  )

/** A built remote as `truenorth publish` packs it. */
export const archived = async (...built: Parameters<typeof builtRemote>) =>
  archiveOf(await entriesOf(await builtRemote(...built)))

/** The token that `npm run team` prints. */
export const tokenIn = (printed: string) => /tnd_[\w-]{43}$/.exec(printed)?.[0] ?? ''

/** What every file of a site holds; locks and folders without files do not count. */
export const contentsOf = async (site: string) => {
  const names = (await readdir(site, { recursive: true })).filter(
    (name) => !/lock\.sqlite/.test(name),
  )
  const hash = createHash('sha256')
  for (const name of names.sort()) {
    const path = join(site, name)
    const found = await lstat(path)
    if (found.isDirectory()) continue
    hash.update(`${name}\n`)
    hash.update(found.isSymbolicLink() ? await readlink(path) : await readFile(path))
  }
  return hash.digest('hex')
}

const answered = z.record(z.string(), z.unknown())

type Sent = {
  method?: string
  token?: string
  /** The state that was seen; without one that of now is asked for. */
  seen?: string | null
  headers?: Record<string, string>
  body?: unknown
}

type Answer = {
  status: number
  headers: Headers
  /** The answer as JSON. */
  body: Record<string, unknown>
}

/** A site with a shell and the remotes mood and journal, and the mood team with all rights. */
export const teamsSite = async (options: Partial<DeliveryOptions> = {}) => {
  const site = await temporaryFolder()
  await publish(site, {
    shell: await builtShell(),
    remotes: [await builtRemote('journal'), await builtRemote('mood')],
  })
  const token = tokenIn(
    await runTeamCommand(site, ['add', 'mood'], {
      name: 'Mood team',
      rights: 'publish,release,operate',
    }),
  )
  const api = createDeliveryApi({ site, ...options })

  const send = async (path: string, sent: Sent = {}): Promise<Answer> => {
    const { method = 'GET', body, seen, headers = {} } = sent
    const isArchive = body instanceof Uint8Array || body instanceof ReadableStream
    const response = await api.request(`/_delivery${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${sent.token ?? token}`,
        ...(body !== undefined && {
          'Content-Type': isArchive ? 'application/gzip' : 'application/json',
        }),
        ...(seen && { 'If-Match': seen }),
        ...headers,
      },
      ...(body !== undefined && { body: isArchive ? body : JSON.stringify(body) }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: answered.parse(await response.json()),
    }
  }
  const seenOf = async (path: string) => (await send(path)).headers.get('ETag')

  /** Changes a remote, having seen its present state. */
  const change = async (name: string, verb: string, body: object = {}, sent: Sent = {}) =>
    send(`/remotes/${name}/${verb}/`, {
      method: 'POST',
      body,
      seen: await seenOf(`/remotes/${name}/`),
      ...sent,
    })

  /** Publishes an archive of a remote, having seen its present state. */
  const put = async (name: string, body: unknown, sent: Sent & { query?: string } = {}) => {
    const { query = '', ...rest } = sent
    const seen = await seenOf(`/remotes/${name}/`)
    return send(`/remotes/${name}/${query}`, {
      method: 'PUT',
      body,
      ...(seen ? { seen } : { headers: { 'If-None-Match': '*' } }),
      ...rest,
    })
  }
  return { site, token, api, send, seenOf, change, put }
}
