// node api/dist/bin/rotateKey.js: signs new tokens with a new key from the next start on.
import { rotateSigningKey } from '../auth/signingKey.ts'
import { dataFolder } from '../environment.ts'
import { runCommand } from './command.ts'

void runCommand(async (_args, { DATA_DIR, SIGNING_KEY }) => {
  if (SIGNING_KEY) {
    throw new Error('SIGNING_KEY is set: put a new key before it there, separated by a comma.')
  }
  const until = await rotateSigningKey(await dataFolder(DATA_DIR), new Date())
  return `There is a new signing key. Start Truenorth again to use it; sign-ins under the old one count until ${until.toISOString()}.`
})
