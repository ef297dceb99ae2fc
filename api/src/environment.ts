import { access, constants, mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { mostLooseImages } from '@truenorth/api-contract/journal'
import * as z from 'zod/mini'
import { _default as withDefault } from 'zod/mini'
import { codeOf } from './db/errors.ts'

const defaultPort = 8000
const standardCallsPerMinute = 1200
const standardItems = 200_000
const standardPictureMegabytes = 1000
const shortestKey = 32
const shortestMetricsToken = 16

const count = (min = 0, max = Infinity) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max))
const nonEmpty = z.string().check(z.minLength(1))

const wordsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const environmentSchema = z.object({
  PORT: withDefault(count(0, 65_535), defaultPort),
  HOST: z.optional(z.string()),
  DATA_DIR: withDefault(nonEmpty, './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://…' })),
  PUBLIC_URL: z.pipe(
    withDefault(
      z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }),
      'http://localhost:3000',
    ),
    z.transform((url) => url.replace(/\/+$/, '')),
  ),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' })),
  MAIL_FROM: z.optional(nonEmpty),
  SIGNING_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (keys) => keys.split(',').every((key) => key.trim().length >= shortestKey),
          `must have at least ${shortestKey} characters`,
        ),
      ),
  ),
  SECOND_FACTOR_KEY: z.optional(
    z.string().check(z.minLength(shortestKey, `must have at least ${shortestKey} characters`)),
  ),
  ADMIN_SECOND_FACTOR: withDefault(z.enum(['optional', 'required']), 'optional'),
  BACKUP_RECIPIENTS: z.pipe(
    withDefault(
      z
        .string()
        .check(
          z.refine(
            (keys) => wordsOf(keys).every((key) => key.startsWith('age1')),
            'must be public keys like age1…; the secret key stays off the server',
          ),
        ),
      '',
    ),
    z.transform(wordsOf),
  ),
  BACKUP_IDENTITY: z.optional(nonEmpty),
  TRUSTED_PROXIES: withDefault(count(), 0),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  SIGN_IN_LIMIT: z.optional(count(1)),
  REGISTRATION_LIMIT: z.optional(count(1)),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(
        z.minLength(shortestMetricsToken, `must have at least ${shortestMetricsToken} characters`),
      ),
  ),
  SECURITY_CONTACT: z.optional(
    z.url({ protocol: /^(mailto|https|tel)$/, error: 'must be mailto:…, https://… or tel:…' }),
  ),
  SECURITY_EXPIRES: z.optional(z.iso.datetime({ error: 'must be like 2031-12-31T00:00:00Z' })),
  ITEM_LIMIT: withDefault(count(1), standardItems),
  PICTURE_LIMIT: withDefault(count(1), standardPictureMegabytes),
  LOOSE_PICTURE_LIMIT: withDefault(count(1), mostLooseImages),
  REQUEST_LIMIT: withDefault(count(1), standardCallsPerMinute),
})

/** The settings of the server; the README lists them. */
export type Environment = z.infer<typeof environmentSchema>

const withoutEmpty = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

// The other messages of the schema are the library's own.
const messages = { error: z.locales.en().localeError }

/**
 * Reads the settings.
 * @throws one sentence for the operator that names every wrong setting
 */
export const parseEnvironment = (variables: Record<string, string | undefined>): Environment => {
  const result = environmentSchema.safeParse(withoutEmpty(variables), messages)
  if (result.success) return result.data
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The environment is not right: ${wrong.join('; ')}.`)
}

// Not mkdir's own recursion, which never returns for folders like /proc.
const makeFolder = async (folder: string): Promise<void> => {
  const make = () => mkdir(folder, { mode: 0o700 })
  try {
    await make()
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await make()
  }
}

/**
 * Creates the data folder where it is missing. Returns its absolute path.
 * @throws one sentence for the operator when it cannot be written to
 */
export const dataFolder = async (path: string) => {
  const folder = resolve(path)
  try {
    await makeFolder(folder)
    await access(`${folder}/`, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = codeOf(cause)
    throw new Error(`The data folder ${folder} cannot be written to (${reason}): set DATA_DIR.`, {
      cause,
    })
  }
  return folder
}
