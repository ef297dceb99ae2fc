// The letters that the server sends.
import { letterHtml, type LetterContent } from './letterHtml.ts'
import type { Letter } from './mailer.ts'

/** The account that a letter is about, and the address that it goes to. */
export type Addressee = { id: number; username: string; email: string }

/** A letter with the same words in the text and in the HTML part. */
export const letterTo = async (
  { id, username, email }: Addressee,
  subject: string,
  { paragraphs, link, foot }: Omit<LetterContent, 'greeting'>,
): Promise<Letter> => {
  const greeting = username === '' ? 'Hello,' : `Hello ${username},`
  const [first, ...others] = paragraphs
  const last = foot ? [`${foot.label}: ${foot.address}`] : []
  return {
    userId: id,
    to: { name: username, address: email },
    subject,
    text: [greeting, first, link.address, ...others, ...last].join('\n\n'),
    html: await letterHtml({ greeting, paragraphs, link, foot }),
  }
}

const lookAt = (publicUrl: string) => ({
  label: 'Look at your account',
  address: `${publicUrl}/account`,
})

/** Carries a reset link to the stored address of an account. */
export const resetLetter = (account: Addressee, link: string) =>
  letterTo(account, 'Set a new Truenorth password', {
    paragraphs: [
      'somebody, most likely you, asked for a new password. To choose one, open this page:',
      'The link works once and for one hour. If it was not you, nothing has changed and you need do nothing.',
    ],
    link: { label: 'Choose a new password', address: link },
  })

/** Goes to the old address of an account, so that a takeover does not stay unnoticed (D47). */
export const addressChangedLetter = (user: Addressee, publicUrl: string) =>
  letterTo(user, 'Your Truenorth address was changed', {
    paragraphs: [
      'the e-mail address of your account is now another one, and all other sessions have ended.',
      'If it was not you, sign in and set a new password at once: that ends every other session. The address can be set right on the same page.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that its password is another one. */
export const passwordChangedLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Your Truenorth password was changed', {
    paragraphs: [
      'your account has a new password, and all other sessions have ended.',
      'If it was not you, ask for a reset link on the sign-in page at once and choose another password: only this mailbox gets that link.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that somebody signed in where nobody did before. */
export const newDeviceLetter = (account: Addressee, device: string, publicUrl: string) =>
  letterTo(account, 'A new device signed in to Truenorth', {
    paragraphs: [
      'somebody, most likely you, signed in to your account on a device that it did not know.',
      `The device calls itself: ${device || 'nothing'}.`,
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that it can be signed in to without its password. */
export const passkeyAddedLetter = (account: Addressee, name: string, publicUrl: string) =>
  letterTo(account, 'A passkey was added to your Truenorth account', {
    paragraphs: [
      'somebody, most likely you, added a passkey to your account. Whoever holds it can sign in without the password.',
      `It was named: ${name}.`,
      'If it was not you, ask for a reset link on the sign-in page at once and choose another password: that removes every passkey and ends every session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that its password alone signs in no more. */
export const secondFactorOnLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Your Truenorth account now asks for a code', {
    paragraphs: [
      'signing in to your account now takes a code of an authenticator app after the password, and all other sessions have ended.',
      'Keep your recovery codes where you find them without your phone.',
      'If it was not you, write to the people who run this site: they can turn it off for you.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that its password alone signs in again. */
export const secondFactorOffLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Your Truenorth account asks for no code any more', {
    paragraphs: [
      'signing in to your account now takes the password alone.',
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that one of its recovery codes is used up. */
export const recoveryCodeUsedLetter = (account: Addressee, left: number, publicUrl: string) =>
  letterTo(account, 'A recovery code signed in to Truenorth', {
    paragraphs: [
      'somebody, most likely you, signed in to your account with its password and one of its recovery codes.',
      `Of your recovery codes ${left} are left. Your account page makes new ones.`,
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that somebody has its password and guesses at codes. */
export const wrongCodesLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Wrong codes for your Truenorth account', {
    paragraphs: [
      'somebody gave the right password of your account, and then too many wrong codes. Nobody was let in.',
      'If it was not you, your password is known: sign in and set a new one, which you use nowhere else.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that somebody guessed at the PIN of a locked browser. */
export const wrongPinsLetter = (account: Addressee, device: string, publicUrl: string) =>
  letterTo(account, 'Wrong PINs in a locked Truenorth', {
    paragraphs: [
      'somebody, perhaps you, entered too many wrong PINs in a browser where Truenorth was locked. What that browser keeps cannot be opened any more; signing in there again begins afresh.',
      `The device calls itself: ${device || 'nothing'}.`,
      'If it was not you, somebody had that device in their hands. Your account shows where you are signed in, and can end it.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that its journal can be sealed, which no operator can undo. */
export const sealedPagesOnLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Sealed pages were set up in your Truenorth account', {
    paragraphs: [
      'journal entries can now be sealed: only your passphrase, your recovery code or a passkey opens them.',
      'Keep the recovery code on paper. If you lose all of them, the sealed pages are lost: nobody here can open them.',
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that its sealed pages open in another way. */
export const sealedKeysChangedLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'How your sealed pages open was changed', {
    paragraphs: [
      'the passphrase, the recovery code or a passkey that opens your sealed pages is another one now.',
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

/** Tells the owner of an account that it has no sealed pages any more. */
export const sealedPagesOffLetter = (account: Addressee, publicUrl: string) =>
  letterTo(account, 'Sealed pages were turned off in your Truenorth account', {
    paragraphs: [
      'no entry of your journal is sealed, and the keys were removed.',
      'If it was not you, sign in and set a new password at once: that ends every other session.',
    ],
    link: lookAt(publicUrl),
  })

type Answer = {
  text: string
  /** When the feedback was sent, as an instant. */
  sentAt: string
}

const dayText = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Carries an answer to feedback to the address that its author gave. It does not say who wrote it. */
export const answerLetter = (
  author: Addressee,
  { text, sentAt }: Answer,
  { publicUrl, stop }: { publicUrl: string; stop: string },
) =>
  letterTo(author, 'An answer to your feedback on Truenorth', {
    paragraphs: [
      `you wrote to us on ${dayText.format(new Date(sentAt))}, and this is our answer. What you wrote, and all answers to it, are here:`,
      ...text.split(/\n+/),
      'This address takes no mail. To write back, send feedback again.',
    ],
    link: { label: 'Look at your feedback', address: `${publicUrl}/feedback` },
    foot: { label: 'Get no more letters about your feedback', address: stop },
  })
