// The data folder is for the user of the server alone.
import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './db/errors.ts'
import type { Log } from './http/context.ts'

const ownerOnlyFolder = 0o700
const ownerOnlyFile = 0o600
const othersBits = 0o077
const stickyBit = 0o1000

// Only what is ours: an operator may have put the data beside files of others.
const isOurFile = (name: string) =>
  /^(truenorth\.sqlite|signing\.key|second-factor\.key)/.test(name)
const ourFolders = new Set(['mail', 'backups'])

const tighten = async (path: string, mode: number) => {
  const found = await stat(path)
  // A folder like /tmp is shared on purpose.
  if (found.mode & stickyBit || !(found.mode & othersBits)) return
  await chmod(path, mode)
}

const tightenFilesIn = async (folder: string, isOurs: (name: string) => boolean) => {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    if (entry.isFile() && isOurs(entry.name)) await tighten(join(folder, entry.name), ownerOnlyFile)
  }
}

const tightenAll = async (dataDir: string) => {
  await tighten(dataDir, ownerOnlyFolder)
  await tightenFilesIn(dataDir, isOurFile)
  const entries = await readdir(dataDir, { withFileTypes: true })
  for (const { name } of entries.filter((one) => one.isDirectory())) {
    if (!ourFolders.has(name)) continue
    await tighten(join(dataDir, name), ownerOnlyFolder)
    await tightenFilesIn(join(dataDir, name), () => true)
  }
}

/** Takes the rights of other users away from a data folder and its files, also where they exist already. */
export const tightenFolder = async (dataDir: string, log: Log) => {
  try {
    await tightenAll(dataDir)
  } catch (err) {
    // The folder may belong to another user, or to a file system without modes.
    log.warn({ err, code: codeOf(err) }, 'other users of this machine may read the data folder')
  }
}
