import { limitsFrom } from './auth/limits.ts'
import { secondFactorKey } from './auth/secondFactorSeal.ts'
import { signingKeys } from './auth/signingKey.ts'
import { publishedReleases } from './clientReports/publishedReleases.ts'
import { createServer } from './createServer.ts'
import { codeOf } from './db/errors.ts'
import { migrate, NewerDatabase } from './db/migrate.ts'
import { openDatabase } from './db/openDatabase.ts'
import { dataFolder, type Environment } from './environment.ts'
import { createAnswerLetters } from './feedback/answerLetters.ts'
import { createDigests } from './feedback/digests.ts'
import { createHooks } from './feedback/hooks.ts'
import { createBackground } from './http/background.ts'
import type { Log } from './http/context.ts'
import { createMailer } from './mail/mailer.ts'
import { tightenFolder } from './privateFiles.ts'
import { sweep } from './sweep.ts'
import { hourMs, minuteMs } from './time/instant.ts'

/** A running API: `fetch` answers /api/…, /healthz, /readyz and /metrics; `close` waits for background work. */
export type Api = {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  close: () => Promise<void>
}

const bytesInMegabyte = 1_000_000

const presentTime = () => new Date()

/**
 * Opens the data folder and the database, and brings the database up to date.
 * @throws one sentence for the operator
 */
export const openStorage = async (environment: Environment, log: Log) => {
  const dataDir = await dataFolder(environment.DATA_DIR)
  await tightenFolder(dataDir, log)
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
 * Opens the database and starts the API over it, without listening. Pass node-server's bindings on
 * to `fetch`: limits need the address of the caller. `clock` returns the present time, the system's
 * by default.
 * @throws one sentence for the operator
 */
export const startApi = async (
  environment: Environment,
  log: Log,
  clock: () => Date = presentTime,
): Promise<Api> => {
  const { dataDir, database } = await openStorage(environment, log)
  const background = createBackground(log)
  const mailer = mailerFor(environment, dataDir, log)
  const app = createServer({
    database,
    keys: await signingKeys(environment.SIGNING_KEY, dataDir),
    secondFactorKey: secondFactorKey(environment.SECOND_FACTOR_KEY, dataDir),
    adminsNeedTwoFactors: environment.ADMIN_SECOND_FACTOR === 'required',
    clock,
    mailer,
    background,
    log,
    publicUrl: environment.PUBLIC_URL,
    trustedProxies: environment.TRUSTED_PROXIES,
    limits: limitsFrom({
      signIn: environment.SIGN_IN_LIMIT,
      registration: environment.REGISTRATION_LIMIT,
    }),
    holds: {
      items: environment.ITEM_LIMIT,
      pictureBytes: environment.PICTURE_LIMIT * bytesInMegabyte,
      loosePictures: environment.LOOSE_PICTURE_LIMIT,
    },
    callsPerMinute: environment.REQUEST_LIMIT,
    metricsToken: environment.METRICS_TOKEN,
    security: { contact: environment.SECURITY_CONTACT, expires: environment.SECURITY_EXPIRES },
    releases: publishedReleases(environment.PUBLIC_URL, clock),
  })
  const clean = () =>
    background.run('sweep', async (stopping) => {
      await sweep(database.db, clock(), stopping)
      await mailer.removeOld(clock())
      await database.cleanUp()
    })
  clean()
  const hourly = setInterval(clean, hourMs)
  const queue = { db: database.db, mailer, clock, publicUrl: environment.PUBLIC_URL }
  const letters = createAnswerLetters(queue)
  const digests = createDigests(queue)
  const hooks = createHooks(queue)
  const deliver = () => {
    background.run('letters with answers', letters.deliver)
    background.run('weekly letters', digests.deliver)
    background.run('webhooks', hooks.deliver)
  }
  const everyMinute = setInterval(deliver, minuteMs)
  return {
    fetch: app.fetch,
    close: async () => {
      clearInterval(hourly)
      clearInterval(everyMinute)
      background.stop()
      await background.settled()
      await database.close()
    },
  }
}
