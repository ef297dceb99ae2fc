// A zip, read by its directory from the file itself: one part at a time, never the whole in memory.
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Refusal } from '../refusal'
import { mostInflatedBytes, mostParts, mostTextBytes } from './limits'
import { headBytes, isOfSystem, type Parts } from './parts'
import { decodeText } from './texts'

// Loaded with the first zip: tables need none of it.
const loadLibrary = async () => {
  const library = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/lib/zip-core-custom.js'
  )
  // Readers run in a worker already.
  library.configure({ useWebWorkers: false })
  return library
}

const unsafe = /^\/|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '')

// Zips that end too early or are something else have no directory at their end.
const refusalOf = (error: unknown) => {
  if (error instanceof Refusal) return error
  const message = messageOf(error)
  if (message.startsWith('Unsafe filename')) return new Refusal('unsafe-path')
  if (/encrypted/i.test(message)) return new Refusal('encrypted')
  const isNone = /not recognized|End of central directory not found|Split zip/.test(message)
  return new Refusal(isNone ? 'not-a-zip' : 'damaged-zip')
}

/** What was asked for is read; the rest of the part is not inflated. */
class Enough extends Error {}

// Directories lie: what is inflated is counted again.
const inflate = async (
  part: FileEntry,
  most: number,
  signal: AbortSignal | undefined,
  only = Infinity,
) => {
  if (part.encrypted) throw new Refusal('encrypted')
  if (only === Infinity && part.uncompressedSize > most) throw new Refusal('too-large')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const counted = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length
      if (size > part.uncompressedSize) throw new Refusal('damaged-zip')
      if (size > most) throw new Refusal('too-large')
      chunks.push(chunk)
      if (size >= only) throw new Enough()
    },
  })
  try {
    await part.getData(counted, { checkSignature: only === Infinity, ...(signal && { signal }) })
  } catch (error) {
    signal?.throwIfAborted()
    if (!(error instanceof Enough) && size < only) throw refusalOf(error)
  }
  return new Blob(chunks)
}

const check = (part: FileEntry | { filename: string; symlink: boolean }) => {
  if (unsafe.test(part.filename) || part.symlink) throw new Refusal('unsafe-path')
}

const readDirectory = async (file: Blob, signal: AbortSignal | undefined) => {
  const { BlobReader, ZipReader } = await loadLibrary()
  const parts = new Map<string, FileEntry>()
  let count = 0
  let seen = 0
  let inflated = 0
  const zip = new ZipReader(new BlobReader(file))
  // What the directory says is known with the first part, what is true with the last.
  const onprogress = async (_count: number, total: number) => {
    count = Math.max(count, total)
  }
  for await (const part of zip.getEntriesGenerator({ onprogress })) {
    signal?.throwIfAborted()
    seen += 1
    if (Math.max(seen, count) > mostParts) throw new Refusal('too-many-files')
    check(part)
    if (part.directory) continue
    inflated += part.uncompressedSize
    if (inflated > mostInflatedBytes(file.size)) throw new Refusal('too-large')
    if (!isOfSystem(part.filename)) parts.set(part.filename, part)
  }
  return parts
}

/** @throws Refusal for a zip that is none, is damaged, or would write or inflate where it must not */
export const partsOfZip = async (file: Blob, signal?: AbortSignal): Promise<Parts> => {
  const parts = await readDirectory(file, signal).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw refusalOf(error)
  })
  const find = (name: string) => {
    const part = parts.get(name)
    if (!part) throw new Refusal('damaged-zip')
    return part
  }
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name),
    text: async (name) => {
      const blob = await inflate(find(name), mostTextBytes, signal)
      return decodeText(new Uint8Array(await blob.arrayBuffer()))
    },
    head: async (name) => {
      const blob = await inflate(find(name), Infinity, signal, headBytes)
      return new Uint8Array(await blob.slice(0, headBytes).arrayBuffer())
    },
    // Pictures are read one at a time, after the reading: its signal is not theirs.
    blob: async (name) => await inflate(find(name), mostInflatedBytes(file.size), undefined),
  }
}
