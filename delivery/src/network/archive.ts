// A package that came over the network: a gzip'd tar, unpacked as it arrives into a folder of its own. Nothing that
// its headers say is trusted.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Failure } from '@truenorth/api/http'
import { extract, type Header } from 'tar-stream'

/** Bytes that an archive may have, packed and unpacked, and its files and folders. */
export const archiveLimits = { bytes: 20 * 1024 * 1024, files: 500 }
const longestName = 200

const refused = (...problems: string[]) =>
  new Failure(400, { detail: problems.join(' '), problems })
/** The rest of a body stays unread, so its connection serves no other request. */
const tooLarge = (detail: string) => new Failure(413, { detail }, { Connection: 'close' })

const megabytes = archiveLimits.bytes / 1024 / 1024

/** Passes bytes on, and ends when there are more than an archive may have. */
const counted = (how: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of source) {
      bytes += chunk.length
      if (bytes > archiveLimits.bytes)
        throw tooLarge(
          `The archive has more than ${megabytes} MB ${how}: leave out what is not needed.`,
        )
      yield chunk
    }
  }

const allowedName = /^[\w@+~.-]+(\/[\w@+~.-]+)*$/
const kinds: Partial<Record<Header['type'], string>> = {
  symlink: 'a link',
  link: 'a link',
}

/** The path of an entry within the folder; every sentence names it as it came. */
const pathOf = ({ name, type }: Header) => {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '')
  const shown = JSON.stringify(name.slice(0, longestName))
  if (type !== 'file' && type !== 'directory')
    throw refused(
      `The archive holds ${kinds[type] ?? `a ${type}`} at ${shown}: it may hold files and folders alone.`,
    )
  if (path.length > longestName) throw refused(`The name ${shown}… is longer than ${longestName}.`)
  if (path === '' && type === 'directory') return path
  const parts = path.split('/')
  if (parts.includes('..') || path.startsWith('/'))
    throw refused(`The archive holds ${shown}, which leads outside of it.`)
  if (parts.some((part) => part.startsWith('.')))
    throw refused(`The archive holds ${shown}, which is hidden: leave it out.`)
  if (!allowedName.test(path))
    throw refused(`The archive holds ${shown}: names have letters, digits and . _ - @ + ~ alone.`)
  const isKnown =
    parts[0] === 'dist' || (type === 'file' && ['package.json', 'remote.json'].includes(path))
  if (isKnown) return path
  throw refused(`The archive holds ${shown}: it takes package.json, remote.json and dist alone.`)
}

/** Writes what a tar holds, file by file. */
const write = async (entries: ReturnType<typeof extract>, folder: string) => {
  /** In lower case, for file systems that know no difference. */
  const taken = new Set<string>()
  let count = 0
  for await (const entry of entries) {
    const { header }: { header: Header } = entry
    count += 1
    if (count > archiveLimits.files)
      throw tooLarge(`The archive has more than ${archiveLimits.files} files.`)
    const path = pathOf(header)
    if (header.type === 'directory') {
      entry.resume()
      continue
    }
    const name = path.toLowerCase()
    const isInside = [...taken].some(
      (other) => other.startsWith(`${name}/`) || name.startsWith(`${other}/`),
    )
    if (taken.has(name) || isInside) throw refused(`The archive holds ${path} twice.`)
    taken.add(name)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), await buffer(entry), { flag: 'wx' })
  }
}

const unreadable = (error: unknown) =>
  refused(
    `The archive cannot be read to its end: ${error instanceof Error ? error.message : String(error)}.`,
  )

/**
 * Unpacks the body of a request.
 * @param folder an empty folder, which the caller removes
 * @throws Failure 400 or 413; a part may have been written then
 */
export const unpackArchive = async (body: ReadableStream<Uint8Array>, folder: string) => {
  const entries = extract()
  const writing = write(entries, folder)
  const receiving = pipeline(
    Readable.from(body),
    counted('packed'),
    createGunzip(),
    counted('unpacked'),
    entries,
  )
  const results = await Promise.allSettled([writing, receiving])
  const reasons = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  const [reason] = reasons
  if (reason === undefined) return
  // Each end of the pipe fails when the other does: the one that has a sentence is the cause.
  throw reasons.find((one) => one instanceof Failure) ?? unreadable(reason)
}
