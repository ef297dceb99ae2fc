import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { codeOf } from '../db/busy.ts'

// Not mkdir's own recursion: under folders like /proc it never comes back.
const makeFolder = async (folder: string): Promise<void> => {
  const make = () => mkdir(folder, { mode: 0o700 })
  try {
    await make()
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await make()
  }
}

/** Makes the data folder where it is missing; throws one sentence when it cannot be written to. */
export const dataFolder = async (path: string) => {
  const folder = resolve(path)
  try {
    await makeFolder(folder)
    await access(`${folder}/`, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = codeOf(cause)
    throw new Error(`The data folder ${folder} cannot be written to (${reason}): set DATA_DIR.`, {
      cause,
    })
  }
  return folder
}
