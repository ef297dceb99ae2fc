// The parts of an export: of a zip or of a folder, which formats read alike.
import { Refusal } from '../refusal'
import { mostParts } from './limits'
import { textOfBlob } from './texts'

/** Named parts of an export, each read when it is needed. Names have `/` between folders. */
export type Parts = {
  names: readonly string[]
  has(name: string): boolean
  /** @throws Refusal */
  text(name: string): Promise<string>
  /** The first bytes of a part, as many as tell a picture. @throws Refusal */
  head(name: string): Promise<Uint8Array>
  /** @throws Refusal */
  blob(name: string): Promise<Blob>
}

export const headBytes = 32

/** The last name of a path. */
export const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The folder of a path with its `/` at the end; empty for none. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** What a system puts beside a person's files: `.DS_Store`, `__MACOSX/`. */
export const isOfSystem = (path: string) =>
  path.split('/').some((name) => (name !== '.' && name.startsWith('.')) || name === '__MACOSX')

/** A file, and its place in the folder that it came with. */
export type FolderFile = { path: string; file: File }

/** The files of a folder that was picked, or dropped. */
export const partsOfFolder = (files: readonly FolderFile[]): Parts => {
  if (files.length > mostParts) throw new Refusal('too-many-files')
  const byName = new Map<string, File>()
  for (const { path, file } of files) if (!isOfSystem(path)) byName.set(path, file)
  const find = (name: string) => {
    const file = byName.get(name)
    if (!file) throw new Refusal('unknown-format')
    return file
  }
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    text: async (name) => await textOfBlob(find(name)),
    head: async (name) => new Uint8Array(await find(name).slice(0, headBytes).arrayBuffer()),
    blob: async (name) => find(name),
  }
}
