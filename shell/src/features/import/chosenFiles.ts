// What a person chose or dropped, with the places of files in their folders.
import type { FolderFile } from '@truenorth/import-formats'

// As many as a folder may have, and one more, so that a larger one is refused with its reason.
const mostFiles = 50_001

/** Files of a picker; those of a folder know their places in it. */
export const pickedFiles = (files: Iterable<File>): FolderFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }))

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

const readSome = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

// A browser lists a large folder in several parts; the last one is empty.
const entriesOf = async function* (folder: FileSystemDirectoryEntry) {
  const reader = folder.createReader()
  for (;;) {
    const some = await readSome(reader)
    if (some.length === 0) return
    yield* some
  }
}

const filesIn = async function* (
  entry: FileSystemEntry,
  folder = '',
): AsyncGenerator<FolderFile, void> {
  const path = folder + entry.name
  if (isFile(entry)) yield { path, file: await fileOf(entry) }
  // What a system or a program keeps in hidden folders is none of a diary.
  if (isFolder(entry) && !entry.name.startsWith('.'))
    for await (const inner of entriesOf(entry)) yield* filesIn(inner, `${path}/`)
}

const filesOf = async (entries: readonly FileSystemEntry[]) => {
  const files: FolderFile[] = []
  for (const entry of entries)
    for await (const file of filesIn(entry)) if (files.push(file) >= mostFiles) return files
  return files
}

/**
 * The files that were dropped, also those in folders, as far as the browser tells folders. Call it while the
 * drop is handled: afterwards the browser has forgotten what it was.
 * @throws when the device does not give a file
 */
export const droppedFiles = ({ items, files }: DataTransfer): Promise<FolderFile[]> => {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  // A browser without folders has the files alone.
  return entries.length > 0 ? filesOf(entries) : Promise.resolve(pickedFiles(files))
}
