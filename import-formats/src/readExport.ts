// Tells the format of a file by its content, and reads it.
import type { Collected } from './collector'
import { partsOfFolder, type FolderFile, type Parts } from './files/parts'
import { textOfBlob, parseJson } from './files/texts'
import { partsOfZip } from './files/zip'
import { dailyYou } from './formats/dailyYou'
import { dayOne } from './formats/dayOne'
import { daylioBackup } from './formats/daylioBackup'
import { daylioCsv } from './formats/daylioCsv'
import type { Context, JsonFormat, PartsFormat, TableFormat } from './formats/format'
import { genericTable, readMapped } from './formats/genericTable'
import { diaro } from './formats/diaro'
import { journey } from './formats/journey'
import { jrnl } from './formats/jrnl'
import { pixels } from './formats/pixels'
import { pixy } from './formats/pixy'
import { presently } from './formats/presently'
import { rednotebook } from './formats/rednotebook'
import { truenorthArchive, truenorthJson } from './formats/truenorth'
import { truenorthPaths, truenorthReadings } from './formats/truenorthTables'
import { createProgress } from './progress'
import { Refusal } from './refusal'
import { columnsOf } from './table/columns'
import { outlineOf, readingsOfTable } from './table/table'
import type { ReadFile, ReadOptions } from './types'

const tableFormats: TableFormat[] = [
  daylioCsv,
  presently,
  truenorthReadings,
  truenorthPaths,
  genericTable,
]
const jsonFormats: JsonFormat[] = [pixels, pixy, dailyYou, jrnl, truenorthJson]
const partsFormats: PartsFormat[] = [
  daylioBackup,
  truenorthArchive,
  diaro,
  dayOne,
  journey,
  rednotebook,
]

const readTable = async (text: string, context: Context): Promise<Collected> => {
  const readings = readingsOfTable(text)
  const [widest] = readings
  if (!widest) throw new Refusal('unknown-format')
  const { columns } = context.options
  if (columns) return await readMapped(widest, columns, context)
  for (const table of readings) {
    const names = table.header.map((name) => name.toLowerCase())
    const format = tableFormats.find((one) => one.isHeader(names))
    if (format) return await format.read(table, context)
  }
  if (widest.header.length < 2) throw new Refusal('unknown-format')
  throw new Refusal('no-header', outlineOf(widest, columnsOf(widest.header)))
}

const readText = async (text: string, context: Context): Promise<Collected | null> => {
  const start = text.trimStart()
  if (start === '') throw new Refusal('empty-file')
  if (!start.startsWith('{') && !start.startsWith('[')) return await readTable(text, context)
  const content = parseJson(text)
  const format = jsonFormats.find((one) => one.isContent(content))
  return format ? await format.read(content, context) : null
}

const readParts = async (parts: Parts, context: Context): Promise<Collected | null> => {
  for (const format of partsFormats) {
    const collected = format.isContent(parts) ? await format.read(parts, context) : null
    if (collected) return collected
  }
  return null
}

const isMarkdown = (name: string) => /\.(?:md|markdown)$/i.test(name)

// One table or JSON may have been packed for sending.
const readPacked = async (parts: Parts, context: Context): Promise<Collected> => {
  const collected = await readParts(parts, context)
  if (collected) return collected
  const [only, ...others] = parts.names.filter((name) => /\.(?:csv|tsv|json|txt)$/i.test(name))
  const found =
    only === undefined || others.length > 0 ? null : await readText(await parts.text(only), context)
  if (found) return found
  throw new Refusal(parts.names.some(isMarkdown) ? 'markdown' : 'unknown-format')
}

// A part of an export alone, taken out of its zip or folder: one journal, one month.
const readLonePart = async (file: Blob, context: Context) => {
  const name = file instanceof File ? file.name : 'Journal.json'
  return await readParts(partsOfFolder([{ path: name, file: new File([file], name) }]), context)
}

// A picture or a document says so by its type, which the browser takes from its name.
const isMedia = ({ type }: Blob) =>
  /^(?:image|audio|video)\//.test(type) || type === 'application/pdf'

const readLone = async (file: Blob, context: Context): Promise<Collected> => {
  if (isMedia(file)) throw new Refusal('media')
  let refusal = new Refusal('unknown-format')
  try {
    const collected = await readText(await textOfBlob(file), context)
    if (collected) return collected
  } catch (error) {
    const isUnknown =
      error instanceof Refusal && (error.code === 'unknown-format' || error.code === 'no-header')
    if (!isUnknown) throw error
    refusal = error
  }
  const collected = await readLonePart(file, context)
  if (!collected) throw refusal
  return collected
}

const isZip = async (file: Blob) => {
  const [p, k, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return (
    p === 0x50 && k === 0x4b && ((third === 3 && fourth === 4) || (third === 5 && fourth === 6))
  )
}

const isFolder = (file: Blob | readonly FolderFile[]): file is readonly FolderFile[] =>
  Array.isArray(file)

const gone = async (): Promise<Blob> => {
  throw new Refusal('unknown-format')
}

const sizeOf = (files: readonly FolderFile[]) => files.reduce((sum, { file }) => sum + file.size, 0)

const read = async (file: Blob | readonly FolderFile[], options: ReadOptions) => {
  if (isFolder(file)) {
    const context = { options, progress: createProgress(options, sizeOf(file)) }
    const parts = partsOfFolder(file)
    return {
      ...(await readPacked(parts, context)),
      readPicture: async (part: string) => await parts.blob(part),
    }
  }
  const context = { options, progress: createProgress(options, file.size) }
  if (file.size === 0) throw new Refusal('empty-file')
  if (await isZip(file)) {
    const parts = await partsOfZip(file, options.signal)
    return {
      ...(await readPacked(parts, context)),
      readPicture: async (part: string) => await parts.blob(part),
    }
  }
  return { ...(await readLone(file, context)), readPicture: gone }
}

/**
 * Reads a file, or the files of a folder; the format is told by content. A file that cannot be read as
 * a whole comes back with the reason in `refused`.
 * @throws when `signal` aborts, or the device does not give the file any more
 */
export const readExport = async (
  file: Blob | readonly FolderFile[],
  options: ReadOptions = {},
): Promise<ReadFile> => {
  options.signal?.throwIfAborted()
  try {
    return await read(file, options)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const nothing = {
      source: null,
      items: [],
      paths: [],
      rejected: [],
      warnings: [],
      askFor: [],
      suggest: {},
    }
    return { ...nothing, refused: error.code, table: error.table, readPicture: gone }
  }
}
