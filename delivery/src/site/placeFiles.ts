// Nothing half-written is ever seen: files and folders are written under another name and renamed.
import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Packed } from './pack.ts'

/** Marks what is still being written; pruning clears up after a writer that was killed. */
export const incoming = '.incoming-'

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Is it there? Then it counts as new again, so that pruning spares what is about to be used. */
export const reuse = async (path: string) => {
  const now = new Date()
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}

const formsOf = (path: string, { plain, br, gz }: Packed) =>
  // The plain file comes last: who sees it finds its compressed copies.
  Object.entries({ [`${path}.br`]: br, [`${path}.gz`]: gz, [path]: plain })

/** Writes one file with its compressed copies. */
export const placeFile = async (path: string, file: Packed) => {
  await mkdir(dirname(path), { recursive: true })
  for (const [name, bytes] of formsOf(path, file)) {
    if (!bytes) continue
    const half = join(dirname(name), incoming + randomUUID())
    await writeFile(half, bytes)
    await rename(half, name)
  }
}

/** Writes files with their compressed copies into a folder that nobody reads yet. */
export const fillFolder = async (folder: string, files: Map<string, Packed>) => {
  await mkdir(folder, { recursive: true })
  for (const [name, file] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    for (const [path, bytes] of formsOf(join(folder, name), file))
      if (bytes) await writeFile(path, bytes)
  }
}

/** Puts an immutable folder in its place, whole or not at all; one that stands already is left alone. */
export const placeFolder = async (folder: string, files: Map<string, Packed>) => {
  if (await reuse(folder)) return
  const half = join(dirname(folder), incoming + randomUUID())
  await fillFolder(half, files)
  await rename(half, folder).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true })
    // Somebody else was faster with the same.
    if (!(await exists(folder))) throw error
  })
}
