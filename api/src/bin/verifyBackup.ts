// npm run verify-backup -- <file> [--identity <file>]: reads a backup to its end, as a restore would.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { verify } from '../storage/verify.ts'
import { backupArguments, runCommand } from './command.ts'

const names = { sqlite: 'the embedded database', postgres: 'PostgreSQL' }

void runCommand(async (args, environment) => {
  const backup = backupArguments(args, environment, 'verify-backup')
  // The machine that has the secret key need not be the server.
  const dataDir = resolve(environment.DATA_DIR)
  const folder = existsSync(dataDir) ? dataDir : tmpdir()
  const { database, bytes, isEncrypted } = await verify({ ...backup, folder })
  const how = isEncrypted ? 'encrypted' : 'not encrypted'
  return `${backup.from} is whole: a backup of ${names[database]}, ${how} (${bytes.toLocaleString('en')} bytes).`
})
