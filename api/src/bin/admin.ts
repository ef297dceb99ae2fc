import { createHasher } from '../auth/hasher.ts'
import { newSecret } from '../auth/keys.ts'
import { kyselyUsers } from '../auth/user.kysely.ts'
import { newUserSchema } from '../auth/user.schema.ts'
import { parseEnvironment } from '../environment/environment.ts'
import { createLog } from '../log.ts'
import { openStorage } from '../openApi.ts'

const usage = 'Usage: npm run admin -- <username>'

const run = async (name: string | undefined) => {
  const username = newUserSchema.shape.username.safeParse(name)
  if (!username.success) throw new Error(usage)
  const environment = parseEnvironment(process.env)
  const { database } = await openStorage(environment, createLog({ LOG_LEVEL: 'warn' }))
  const users = kyselyUsers(database.db)

  const known = await users.byName(username.data)
  const password = newSecret()
  const account =
    known ??
    (await users.add({
      username: username.data.normalize('NFKC'),
      email: '',
      passwordHash: await createHasher().hash(password),
      now: new Date(),
    }))
  await users.makeAdmin(account.id)
  await database.close()
  console.log(`${account.username} is an administrator.`)
  if (!known) console.log(`The password, shown this once: ${password}`)
}

// The first administrator is made here, by whoever holds the server (D11).
run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
