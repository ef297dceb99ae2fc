import { letterHtml } from '../mail/letterHtml.ts'
import type { Letter } from '../mail/mailer.ts'

const changed = 'the e-mail address of your account is now another one.'
const ifNot =
  'If it was not you, sign in and set a new password at once: that ends every other session. The address can be set right on the same page.'

/** The letter to an address that is no longer that of an account: who did not leave it should know. */
export const addressChangedLetter = async (
  { username, email }: { username: string; email: string },
  publicUrl: string,
): Promise<Letter> => {
  const greeting = `Hello ${username},`
  const link = { label: 'Look at your account', address: `${publicUrl}/account` }
  return {
    to: { name: username, address: email },
    subject: 'Your Truenorth address was changed',
    text: [greeting, changed, ifNot, link.address].join('\n\n'),
    html: await letterHtml({ greeting, paragraphs: [changed, ifNot], link }),
  }
}
