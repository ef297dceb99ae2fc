// node api/dist/bin/endSecondFactor.js <username>: for somebody who has lost both the app and the recovery codes.
import { writeLine } from '../auth/operatorLog.kysely.ts'
import { kyselySecondFactors } from '../auth/secondFactor.kysely.ts'
import { kyselyUsers } from '../auth/user.kysely.ts'
import { openDatabase, runCommand } from './command.ts'

const usage = 'Whose second factor is to end? node api/dist/bin/endSecondFactor.js <username>'

void runCommand(async ([name], environment) => {
  if (name === undefined) throw new Error(usage)
  const database = await openDatabase(environment)
  try {
    const user = await kyselyUsers(database.db).byName(name)
    if (!user) throw new Error(`There is no account "${name}".`)
    const hadOne = await kyselySecondFactors(database.db).remove(user.id)
    if (hadOne)
      await writeLine(database.db, { kind: 'second_factor_ended', accountId: user.id }, new Date())
    return hadOne
      ? `${user.username} signs in with the password alone.`
      : `${user.username} has no second factor.`
  } finally {
    await database.close()
  }
})
