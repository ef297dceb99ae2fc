import { limitsFrom } from './auth/limits.ts'
import { signingKeys } from './auth/signingKey.ts'
import { createServer } from './createServer.ts'
import { codeOf } from './db/busy.ts'
import { migrate, NewerDatabase } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { sweep } from './db/sweep.ts'
import { dataFolder } from './environment/dataFolder.ts'
import type { Environment } from './environment/environment.ts'
import { createBackground } from './http/background.ts'
import type { Log } from './http/log.ts'
import { createMailer } from './mail/mailer.ts'
import { hourMs } from './time/instant.ts'

/** A running API: `fetch` answers /api/…, /healthz and /readyz; `close` waits for work in hand. */
export type Api = {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  close: () => Promise<void>
}

const presentTime = () => new Date()

/** The data folder, opened, and the database in it or beside it, brought up to date. */
export const openStorage = async (environment: Environment, log: Log) => {
  const dataDir = await dataFolder(environment.DATA_DIR)
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    dataDir,
    onIdleError: (err) => log.warn({ err }, 'a database connection broke'),
  })
  try {
    await migrate(database.db, database.dialect)
  } catch (cause) {
    await database.close()
    if (cause instanceof NewerDatabase) throw cause
    const reason = codeOf(cause) || (cause instanceof Error ? cause.message : 'unknown')
    const where = environment.DATABASE_URL ? 'check DATABASE_URL' : `look into ${dataDir}`
    throw new Error(`The database cannot be used (${reason}): ${where}.`, { cause })
  }
  return { dataDir, database }
}

const mailerFor = ({ PUBLIC_URL, SMTP_URL, MAIL_FROM }: Environment, dataDir: string, log: Log) => {
  const from = MAIL_FROM ?? `Truenorth <no-reply@${new URL(PUBLIC_URL).hostname}>`
  return createMailer({ smtpUrl: SMTP_URL, from, dataDir, log })
}

/**
 * Opens the database, brings it up to date and builds the API. Errors are one sentence for whoever
 * runs it. Hand on node-server's bindings to `fetch`: limits need the address of the caller. `clock`
 * tells the present time; the system's unless told otherwise.
 */
export const openApi = async (
  environment: Environment,
  log: Log,
  clock: () => Date = presentTime,
): Promise<Api> => {
  const { dataDir, database } = await openStorage(environment, log)
  const background = createBackground(log)
  const app = createServer({
    database,
    keys: await signingKeys(environment.SIGNING_KEY, dataDir),
    clock,
    send: mailerFor(environment, dataDir, log),
    background,
    log,
    publicUrl: environment.PUBLIC_URL,
    trustedProxies: environment.TRUSTED_PROXIES,
    limits: limitsFrom(environment),
    callsPerMinute: environment.REQUEST_LIMIT,
    metricsToken: environment.METRICS_TOKEN,
  })
  const clean = () => background.run('sweep', () => sweep(database.db, clock()))
  clean()
  const hourly = setInterval(clean, hourMs)
  return {
    fetch: app.fetch,
    close: async () => {
      clearInterval(hourly)
      await background.settled()
      await database.close()
    },
  }
}
