import type { Log } from '../http/context.ts'
import { createMailFolder } from './mailFolder.ts'

export type Letter = {
  /** The account that it is about. */
  userId: number
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

export type Mailer = {
  send: (letter: Letter) => Promise<void>
  /** Does what sending does, without delivering: the time that it takes reveals nothing (D30). */
  rehearse: (letter: Letter) => Promise<void>
  /** Removes the letters to a user that were kept as files. */
  forget: (userId: number, address: string) => Promise<void>
  /** Removes letters that were kept as files for a week. */
  removeOld: (now: Date) => Promise<void>
}

// In milliseconds: a mail server that does not respond must not keep the process from stopping.
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 }

// Loaded with the first letter, so that the server starts faster.
const library = () => import('nodemailer')

const compose = async (from: string, { userId: _userId, ...letter }: Letter) => {
  const { createTransport } = await library()
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { envelope, message } = await transport.sendMail({ from, ...letter })
  if (!Buffer.isBuffer(message)) throw new TypeError('The letter was composed as a stream.')
  return { envelope, raw: message }
}

/**
 * Sends letters by SMTP, or writes each as an .eml file in the data folder (D31). Files of a time
 * without SMTP are removed in both cases.
 */
export const createMailer = ({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer => {
  const folder = createMailFolder(dataDir)

  const bySmtp = async (url: string, letter: Letter) => {
    const { createTransport } = await library()
    await createTransport({ url, ...timeouts }).sendMail(await compose(from, letter))
  }
  const toFolder = async (letter: Letter) => {
    const { raw } = await compose(from, letter)
    const path = await folder.write(letter.userId, raw)
    log.info({ path }, 'mail written to a file: SMTP_URL is not set')
  }

  return {
    send: (letter) => (smtpUrl ? bySmtp(smtpUrl, letter) : toFolder(letter)),
    rehearse: async (letter) => void (await compose(from, letter)),
    forget: folder.removeOf,
    removeOld: folder.removeOld,
  }
}
