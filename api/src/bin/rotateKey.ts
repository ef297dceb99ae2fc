// node api/dist/bin/rotateKey.js: new tokens get a new key from the next start on; old ones still count.
import { rotateSigningKey } from '../auth/signingKey.ts'
import { dataFolder } from '../environment/dataFolder.ts'
import { parseEnvironment } from '../environment/environment.ts'

const run = async () => {
  const { DATA_DIR, SIGNING_KEY } = parseEnvironment(process.env)
  if (SIGNING_KEY) {
    throw new Error('SIGNING_KEY is set: put a new key before it there, separated by a comma.')
  }
  const until = await rotateSigningKey(await dataFolder(DATA_DIR), new Date())
  console.log(
    `There is a new signing key. Start Truenorth again to use it; sign-ins under the old one count until ${until.toISOString()}.`,
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
