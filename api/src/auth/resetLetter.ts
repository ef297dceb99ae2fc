import { letterTo } from '../mail/letterTo.ts'
import type { Account } from './user.kysely.ts'
import { uidOf } from './userUid.ts'

const asked = 'somebody, most likely you, asked for a new password. To choose one, open this page:'
const onceOnly =
  'The link works once and for one hour. If it was not you, nothing has changed and you need do nothing.'

/** The letter that carries a reset link to its owner's stored address. */
export const resetLetter = (account: Account, token: string, publicUrl: string) =>
  letterTo(account, {
    subject: 'Set a new Truenorth password',
    paragraphs: [asked, onceOnly],
    link: {
      label: 'Choose a new password',
      address: `${publicUrl}/password-reset-confirm/${uidOf(account.id)}/${token}`,
    },
  })
