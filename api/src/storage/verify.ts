import { stat } from 'node:fs/promises'
import { databaseIn, withPlainBackup, type BackupFile } from './backup.ts'
import { isEncrypted } from './encryption.ts'
import { checkDump } from './postgresDump.ts'
import { checkFile } from './sqliteFile.ts'

export type VerifyOptions = BackupFile & {
  /** Where the decrypted backup is while it is being checked. */
  folder: string
}

/**
 * Reads a backup from its first byte to its last, as a restore would, and changes nothing. Returns what it is.
 * @throws one sentence for the operator when it cannot be opened, or is cut, altered, damaged or no backup
 */
export const verify = async ({ from, identityFile, folder }: VerifyOptions) =>
  withPlainBackup({ from, identityFile }, folder, async (path) => {
    const database = await databaseIn(path)
    if (!database) throw new Error(`${from} is not a backup of Truenorth.`)
    if (database === 'sqlite') checkFile(path, from)
    else await checkDump(path)
    return { database, bytes: (await stat(from)).size, isEncrypted: await isEncrypted(from) }
  })
