// Zips as tests need them, also such as no program writes.
import {
  BlobReader,
  BlobWriter,
  ZipReader,
  ZipWriter,
  configure,
} from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { FolderFile } from '../src/index'

type Part = string | Uint8Array<ArrayBuffer>

/** A zip of these parts, by their names. */
export const zipOf = async (parts: Readonly<Record<string, Part>>) => {
  configure({ useWebWorkers: false })
  const writer = new ZipWriter(new BlobWriter())
  for (const [name, part] of Object.entries(parts))
    await writer.add(name, new Blob([part]).stream(), { dataDescriptor: false })
  return await writer.close()
}

/** The files of a zip in a folder of that name, as a person unpacks it. */
export const unpacked = async (zip: Blob, folder: string): Promise<FolderFile[]> => {
  configure({ useWebWorkers: false })
  const files: FolderFile[] = []
  for (const entry of await new ZipReader(new BlobReader(zip)).getEntries()) {
    if (entry.directory) continue
    const content = await entry.getData(new BlobWriter())
    const name = entry.filename.slice(entry.filename.lastIndexOf('/') + 1)
    files.push({ path: `${folder}/${entry.filename}`, file: new File([content], name) })
  }
  return files
}

const directorySignature = 0x02014b50

/** The zip with another size of its only part in the directory than the part has. */
export const withStatedSize = async (zip: Blob, size: number) => {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const view = new DataView(bytes.buffer)
  let place = bytes.length - 4
  while (view.getUint32(place, true) !== directorySignature) place -= 1
  view.setUint32(place + 24, size, true)
  return new Blob([bytes])
}

/** The smallest bytes that begin like a PNG. */
export const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
