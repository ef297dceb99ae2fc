import { del, isStatus } from '@truenorth/shared-auth'

/** Deletes what is at a path. It may be gone already, as it should be. */
export const deleteIfThere = async (path: string) => {
  try {
    await del(path)
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}
