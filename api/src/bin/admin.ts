// npm run admin -- <username>: an administrator is made here, by whoever holds the server (D11).
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { appointAdmin } from '../auth/appointAdmin.ts'
import { createHasher } from '../auth/hasher.ts'
import { kyselyUsers } from '../auth/user.kysely.ts'
import { sqliteFile } from '../db/openDatabase.ts'
import { parseEnvironment, type Environment } from '../environment/environment.ts'
import { createLog } from '../log.ts'
import { openStorage } from '../openApi.ts'

const usage = 'Who is to be an administrator? npm run admin -- <username>'

// A wrong folder would otherwise get a database and an administrator of its own.
const refuseWithoutDatabase = ({ DATABASE_URL, DATA_DIR }: Environment) => {
  if (DATABASE_URL || existsSync(sqliteFile(resolve(DATA_DIR)))) return
  throw new Error(
    `There is no database in ${resolve(DATA_DIR)}: start Truenorth once, or set DATA_DIR or DATABASE_URL as for the server.`,
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const openDatabase = async (environment: Environment) => {
  try {
    return (await openStorage(environment, createLog({ LOG_LEVEL: 'warn' }))).database
  } catch (cause) {
    throw new Error(`The database could not be opened: ${messageOf(cause)}`, { cause })
  }
}

const run = async (name: string | undefined) => {
  if (name === undefined) throw new Error(usage)
  const environment = parseEnvironment(process.env)
  refuseWithoutDatabase(environment)
  const database = await openDatabase(environment)
  try {
    const users = kyselyUsers(database.db)
    const { username, password } = await appointAdmin(name, {
      users,
      hasher: createHasher(),
      now: new Date(),
    })
    console.log(`${username} is an administrator.`)
    if (password) console.log(`The password, shown this once: ${password}`)
  } finally {
    await database.close()
  }
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
