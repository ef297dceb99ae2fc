import type { Json } from '../db/longList.ts'
import { streamOf } from '../http/longListStream.ts'

/** A file of an archive: texts, which are compressed, or the bytes of a picture, which is compressed already. */
export type ZipFile =
  | { name: string; texts: AsyncGenerator<Json, void> }
  | { name: string; bytes: Uint8Array<ArrayBuffer> }

// Deflate without a level is the platform's CompressionStream; level 0 stores.
const contentOf = (file: ZipFile) =>
  'texts' in file
    ? { content: { readable: streamOf(file.texts) }, options: {} }
    : {
        content: { readable: new Blob([file.bytes]).stream(), size: file.bytes.length },
        options: { level: 0 },
      }

// Loaded with the first archive: neither a start of the server nor one of the demo needs it.
const loadLibrary = async () => {
  const { ZipWriter, configure } = await import(
    /* webpackChunkName: "zip" */ '@zip.js/zip.js/lib/zip-core-custom.js'
  )
  configure({
    // Web workers would need a wider content policy.
    useWebWorkers: false,
    // The library lets only so many archives advance at once, and a slow reader would hold up the others.
    maxWorkers: Number.MAX_SAFE_INTEGER,
  })
  return ZipWriter
}

/**
 * A ZIP archive as a stream: no more than a part of one file is in memory. An error on the way breaks
 * the stream off. `onEnd` is called when nothing more is written.
 */
export const zipArchive = async (
  files: AsyncIterable<ZipFile>,
  lastModDate: Date,
  onEnd: () => void = () => undefined,
) => {
  const ZipWriter = await loadLibrary()
  let breakOff: (cause: unknown) => void = () => undefined
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => {
      breakOff = (cause) => controller.error(cause)
    },
  })
  const writer = new ZipWriter(writable)
  const write = async () => {
    for await (const file of files) {
      const { content, options } = contentOf(file)
      await writer.add(file.name, content, { lastModDate, ...options })
    }
    await writer.close()
  }
  write().catch(breakOff).finally(onEnd)
  return readable
}
