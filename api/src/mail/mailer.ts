import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../http/log.ts'

export type Letter = {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

export type MailerOptions = {
  smtpUrl: string | undefined
  from: string
  dataDir: string
  log: Log
}

// A mail server that says nothing must not keep the process from stopping.
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

// Few processes ever send a letter, and every one has to start.
const library = () => import('nodemailer')

const bySmtp = (smtpUrl: string, from: string) => async (letter: Letter) => {
  const { createTransport } = await library()
  await createTransport({ url: smtpUrl, ...patience }).sendMail({ from, ...letter })
}

const toFolder = ({ dataDir, from, log }: MailerOptions) => {
  const folder = join(dataDir, 'mail')
  return async (letter: Letter) => {
    const { createTransport } = await library()
    const transport = createTransport({ streamTransport: true, buffer: true })
    const { message } = await transport.sendMail({ from, ...letter })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    const path = join(folder, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path, message, { mode: 0o600 })
    log.info({ path }, 'mail written to a file: SMTP_URL is not set')
  }
}

/** Sends letters by SMTP, or writes each as an .eml file in the data folder (D31). */
export const createMailer = (options: MailerOptions) =>
  options.smtpUrl ? bySmtp(options.smtpUrl, options.from) : toFolder(options)

export type Mailer = (letter: Letter) => Promise<void>
