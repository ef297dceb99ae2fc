// npm run admin -- <username>: makes an administrator (D11).
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { appointAdmin } from '../auth/appointAdmin.ts'
import { createHasher } from '../auth/hasher.ts'
import { kyselyUsers } from '../auth/user.kysely.ts'
import { sqliteFile } from '../db/openDatabase.ts'
import type { Environment } from '../environment.ts'
import { createLog } from '../log.ts'
import { openStorage } from '../startApi.ts'
import { messageOf, runCommand } from './command.ts'

const usage = 'Who is to be an administrator? npm run admin -- <username>'

// With a wrong folder, a new database with an administrator of its own would be created there.
const refuseWithoutDatabase = ({ DATABASE_URL, DATA_DIR }: Environment) => {
  if (DATABASE_URL || existsSync(sqliteFile(resolve(DATA_DIR)))) return
  throw new Error(
    `There is no database in ${resolve(DATA_DIR)}: start Truenorth once, or set DATA_DIR or DATABASE_URL as for the server.`,
  )
}

const openDatabase = async (environment: Environment) => {
  try {
    return (await openStorage(environment, createLog({ LOG_LEVEL: 'warn' }))).database
  } catch (cause) {
    throw new Error(`The database could not be opened: ${messageOf(cause)}`, { cause })
  }
}

void runCommand(async ([name], environment) => {
  if (name === undefined) throw new Error(usage)
  refuseWithoutDatabase(environment)
  const database = await openDatabase(environment)
  try {
    const users = kyselyUsers(database.db)
    const { username, password } = await appointAdmin(name, {
      users,
      hasher: createHasher(),
      now: new Date(),
    })
    const done = `${username} is an administrator.`
    return password ? `${done}\nThe password, shown this once: ${password}` : done
  } finally {
    await database.close()
  }
})
