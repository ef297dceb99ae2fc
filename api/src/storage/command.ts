import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sqliteFile } from '../db/openDatabase.ts'
import { parseEnvironment, type Environment } from '../environment/environment.ts'

type Command = (args: string[], environment: Environment) => Promise<string>

/** The embedded database that the environment names; throws one sentence where there is none. */
export const servedFile = ({ DATA_DIR, DATABASE_URL }: Environment, postgresTool: string) => {
  if (DATABASE_URL) throw new Error(`DATABASE_URL names a PostgreSQL database: ${postgresTool}`)
  return sqliteFile(resolve(DATA_DIR))
}

/** The same, where it has to be there already. */
export const presentFile = (environment: Environment, postgresTool: string) => {
  const file = servedFile(environment, postgresTool)
  if (existsSync(file)) return file
  throw new Error(
    `There is no database in ${resolve(environment.DATA_DIR)}: set DATA_DIR as for the server.`,
  )
}

/** Runs a program of the operator's: its last word to standard output, a refusal in one sentence. */
export const runCommand = async (command: Command) => {
  try {
    const said = await command(process.argv.slice(2), parseEnvironment(process.env))
    process.stdout.write(`${said}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
