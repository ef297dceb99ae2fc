import { letterTo } from '../mail/letterTo.ts'

const changed = 'the e-mail address of your account is now another one.'
const ifNot =
  'If it was not you, sign in and set a new password at once: that ends every other session. The address can be set right on the same page.'

/** The letter to an address that is no longer that of an account: who did not leave it should know. */
export const addressChangedLetter = (
  user: { username: string; email: string },
  publicUrl: string,
) =>
  letterTo(user, {
    subject: 'Your Truenorth address was changed',
    paragraphs: [changed, ifNot],
    link: { label: 'Look at your account', address: `${publicUrl}/account` },
  })
