import { letterHtml } from '../mail/letterHtml.ts'
import type { Letter } from '../mail/mailer.ts'
import type { Account } from './user.kysely.ts'
import { uidOf } from './userUid.ts'

const asked = 'somebody, most likely you, asked for a new password. To choose one, open this page:'
const onceOnly =
  'The link works once and for one hour. If it was not you, nothing has changed and you need do nothing.'

/** The letter that carries a reset link to its owner's stored address. */
export const resetLetter = async (
  account: Account,
  token: string,
  publicUrl: string,
): Promise<Letter> => {
  const greeting = `Hello ${account.username},`
  const address = `${publicUrl}/password-reset-confirm/${uidOf(account.id)}/${token}`
  const link = { label: 'Choose a new password', address }
  return {
    to: { name: account.username, address: account.email },
    subject: 'Set a new Truenorth password',
    text: [greeting, asked, address, onceOnly].join('\n\n'),
    html: await letterHtml({ greeting, paragraphs: [asked, onceOnly], link }),
  }
}
