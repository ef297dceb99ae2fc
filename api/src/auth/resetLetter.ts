import type { Letter } from '../mail/mailer.ts'
import type { Account } from './user.kysely.ts'
import { uidOf } from './userUid.ts'

/** The letter that carries a reset link to its owner's stored address. */
export const resetLetter = (account: Account, token: string, publicUrl: string): Letter => ({
  to: { name: account.username, address: account.email },
  subject: 'Set a new Truenorth password',
  text: [
    `Hello ${account.username},`,
    'somebody, most likely you, asked for a new password. To choose one, open this page:',
    `${publicUrl}/password-reset-confirm/${uidOf(account.id)}/${token}`,
    'The link works once and for one hour. If it was not you, nothing has changed and you need do nothing.',
  ].join('\n\n'),
})
