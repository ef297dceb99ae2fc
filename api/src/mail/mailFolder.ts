import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../db/errors.ts'
import { addMs, dayMs } from '../time/instant.ts'

/** How long a letter stays in the folder. */
const keptMs = 7 * dayMs

const markOf = (userId: number) => `-user${userId}.eml`

const namesIn = async (folder: string) => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** The letters of a server without SMTP_URL: one `.eml` file each, in the data folder (D31). */
export const createMailFolder = (dataDir: string) => {
  const folder = join(dataDir, 'mail')

  // Names of the first edition do not tell whose letter it is.
  const isTo = async (name: string, userId: number, address: string) => {
    if (/-user\d+\.eml$/.test(name)) return name.endsWith(markOf(userId))
    const text = await readFile(join(folder, name), 'utf8')
    return address !== '' && text.toLowerCase().includes(`<${address.toLowerCase()}>`)
  }

  return {
    /** Returns the path of the new file. */
    write: async (userId: number, message: string | Uint8Array) => {
      const time = new Date().toISOString().replaceAll(':', '-')
      const path = join(folder, `${time}-${randomUUID()}${markOf(userId)}`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, message, { mode: 0o600 })
      return path
    },
    /** Removes the letters to a user whose account is deleted (D45). */
    removeOf: async (userId: number, address: string) => {
      for (const name of await namesIn(folder)) {
        if (await isTo(name, userId, address)) await rm(join(folder, name), { force: true })
      }
    },
    /** Removes letters that have lain there for seven days. */
    removeOld: async (now: Date) => {
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        if ((await stat(path)).mtime < addMs(now, -keptMs)) await rm(path, { force: true })
      }
    },
  }
}
