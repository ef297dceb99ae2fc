// npm run backup-key -- <file>: makes the key pair for encrypted backups. The file is one of age-keygen's kind.
import { writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { codeOf } from '../db/errors.ts'
import { createKeyPair } from '../storage/encryption.ts'
import { runCommand } from './command.ts'

const usage = 'Where is the secret key to go? npm run backup-key -- <file>'

void runCommand(async ([name], { DATA_DIR }) => {
  if (!name) throw new Error(usage)
  const path = resolve(name)
  if (!relative(resolve(DATA_DIR), path).startsWith('..'))
    throw new Error(
      `Name a file outside ${resolve(DATA_DIR)}: who takes the data should not get the key with it.`,
    )
  const { identity, recipient } = await createKeyPair()
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`
  await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((cause: unknown) => {
    if (codeOf(cause) === 'EEXIST')
      throw new Error(`${path} is there already: name another file.`, { cause })
    throw cause
  })
  return `The secret key is in ${path}. Take it off this machine and keep it in two places: without it no backup can be read, by anybody.
Set on the server: BACKUP_RECIPIENTS=${recipient}`
})
