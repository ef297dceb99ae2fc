// npm run admin -- <username>: makes an administrator (D11).
import { appointAdmin } from '../auth/appointAdmin.ts'
import { createHasher } from '../auth/hasher.ts'
import { writeLine } from '../auth/operatorLog.kysely.ts'
import { kyselyUsers } from '../auth/user.kysely.ts'
import { openDatabase, runCommand } from './command.ts'

const usage = 'Who is to be an administrator? npm run admin -- <username>'

void runCommand(async ([name], environment) => {
  if (name === undefined) throw new Error(usage)
  const database = await openDatabase(environment)
  try {
    const users = kyselyUsers(database.db)
    const { username, password } = await appointAdmin(name, {
      users,
      hasher: createHasher(),
      now: new Date(),
    })
    const account = await users.byName(username)
    const line = { kind: 'admin_appointed', ...(account && { accountId: account.id }) } as const
    await writeLine(database.db, line, new Date())
    const done = `${username} is an administrator.`
    return password ? `${done}\nThe password, shown this once: ${password}` : done
  } finally {
    await database.close()
  }
})
