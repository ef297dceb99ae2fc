// A zip, read by its directory from the file itself: one part at a time, never the whole in memory.
import type { FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Refusal } from '../refusal'
import { createBlocks } from './blocks'
import { mostInflatedBytes, mostParts, mostPictureBytes, mostTextBytes } from './limits'
import { isOfSystem, type Parts } from './parts'
import { decodeText } from './texts'
import { headOfPart } from './zipHead'

// Loaded with the first zip: tables need none of it.
const loadLibrary = async () => {
  const library = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/lib/zip-core-custom.js'
  )
  library.configure({
    // Readers run in a worker already.
    useWebWorkers: false,
    // What is inflated of one chunk is in memory at once, up to a thousand times as much.
    chunkSize: 2 ** 13,
  })
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

// Directories lie: what is inflated is counted again.
const inflate = async (part: FileEntry, most: number, signal?: AbortSignal) => {
  if (part.encrypted) throw new Refusal('encrypted')
  if (part.uncompressedSize > most) throw new Refusal('too-large')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Without it, the library inflates a part to its end before it hears that nobody wants it.
  const stop = new AbortController()
  const cancel = () => stop.abort()
  signal?.addEventListener('abort', cancel)
  const counted = new WritableStream<Uint8Array<ArrayBuffer>>({
    write: (chunk) => {
      size += chunk.length
      if (size > part.uncompressedSize) {
        stop.abort()
        throw new Refusal('damaged-zip')
      }
      chunks.push(chunk)
    },
  })
  try {
    await part.getData(counted, { checkSignature: true, signal: stop.signal })
  } catch (error) {
    signal?.throwIfAborted()
    throw stop.signal.aborted ? new Refusal('damaged-zip') : refusalOf(error)
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
  return new Blob(chunks)
}

const check = (part: { filename: string; symlink: boolean }) => {
  if (unsafe.test(part.filename) || part.symlink) throw new Refusal('unsafe-path')
}

const readDirectory = async (file: Blob, signal: AbortSignal | undefined) => {
  const { Reader, ZipReader } = await loadLibrary()
  const parts = new Map<string, FileEntry>()
  let count = 0
  let seen = 0
  let inflated = 0
  const bytes = { size: file.size, readUint8Array: createBlocks(file) }
  const zip = new ZipReader(Object.assign(new Reader(file), bytes))
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
    head: async (name) => await headOfPart(file, find(name)),
    // Pictures are read one at a time, after the reading: its signal is not theirs.
    blob: async (name) => await inflate(find(name), mostPictureBytes),
  }
}
