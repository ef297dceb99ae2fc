// What the programs of the operator share.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sqliteFile } from '../db/openDatabase.ts'
import { parseEnvironment, type Environment } from '../environment.ts'
import { createLog } from '../log.ts'
import { openStorage } from '../startApi.ts'

/** Where the embedded database is, or would be. */
export const databaseFile = ({ DATA_DIR }: Environment) => sqliteFile(resolve(DATA_DIR))

/**
 * The same, where the file has to exist.
 * @throws one sentence for the operator when it does not
 */
export const existingDatabaseFile = (environment: Environment) => {
  const file = databaseFile(environment)
  if (existsSync(file)) return file
  throw new Error(
    `There is no database in ${resolve(environment.DATA_DIR)}: set DATA_DIR as for the server.`,
  )
}

/**
 * Which backup a command is about, and the file with the secret key, if one was named.
 * @throws one sentence for the operator when no backup was named
 */
export const backupArguments = (
  args: string[],
  { BACKUP_IDENTITY }: Environment,
  command: string,
) => {
  const options = { identity: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [name] = positionals
  if (!name)
    throw new Error(`Which backup? npm run ${command} -- <file> [--identity <file with its key>]`)
  const identity = values.identity ?? BACKUP_IDENTITY
  return { from: resolve(name), identityFile: identity && resolve(identity) }
}

/** The message of an error, in one sentence. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

/**
 * Opens the database that the server uses, brought up to date.
 * @throws one sentence for the operator, also where there is none: in a wrong folder one would be made
 */
export const openDatabase = async (environment: Environment) => {
  const folder = resolve(environment.DATA_DIR)
  if (!environment.DATABASE_URL && !existsSync(sqliteFile(folder)))
    throw new Error(
      `There is no database in ${folder}: start Truenorth once, or set DATA_DIR or DATABASE_URL as for the server.`,
    )
  try {
    return (await openStorage(environment, createLog({ LOG_LEVEL: 'warn' }))).database
  } catch (cause) {
    throw new Error(`The database could not be opened: ${messageOf(cause)}`, { cause })
  }
}

/** Runs a program: prints what it returns, or the sentence of its error with exit code 1. */
export const runCommand = async (
  command: (args: string[], environment: Environment) => Promise<string>,
) => {
  try {
    const result = await command(process.argv.slice(2), parseEnvironment(process.env))
    process.stdout.write(`${result}\n`)
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}
