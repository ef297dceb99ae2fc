// npm run backup [-- <file>]: copies the database while it is being served.
import { join, resolve } from 'node:path'
import { backUp } from '../storage/backup.ts'
import { dump } from '../storage/postgresDump.ts'
import { existingDatabaseFile, runCommand } from './command.ts'

const inClear =
  'It is not encrypted: npm run backup-key makes a key, and BACKUP_RECIPIENTS uses it.'

void runCommand(async ([name], environment) => {
  const { DATABASE_URL: url, DATA_DIR, BACKUP_RECIPIENTS: recipients } = environment
  const isEncrypted = recipients.length > 0
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const ending = `${url ? 'dump' : 'sqlite'}${isEncrypted ? '.age' : ''}`
  const to = resolve(name ?? join(DATA_DIR, 'backups', `truenorth-${stamp}.${ending}`))
  const bytes = url
    ? await dump({ url, to, recipients })
    : await backUp({ from: existingDatabaseFile(environment), to, recipients })
  return [
    `Backed up to ${to} (${bytes.toLocaleString('en')} bytes${url ? '' : ', checked'}).`,
    isEncrypted ? `It is encrypted for ${recipients.join(' and ')}.` : inClear,
    'The signing key in the data folder is not in it.',
  ].join(' ')
})
