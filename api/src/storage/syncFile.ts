import { open } from 'node:fs/promises'

/** Waits until a file, or the names in a folder, would survive a power cut. */
export const syncFile = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
