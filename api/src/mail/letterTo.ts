import { letterHtml, type Words } from './letterHtml.ts'
import type { Letter } from './mailer.ts'

type Said = Omit<Words, 'greeting'> & { subject: string }

/** A letter to a user, the same words in its text and its HTML part: a paragraph, the link, what else there is to say. */
export const letterTo = async (
  { username, email }: { username: string; email: string },
  { subject, paragraphs, link }: Said,
): Promise<Letter> => {
  const greeting = `Hello ${username},`
  const [first, ...others] = paragraphs
  return {
    to: { name: username, address: email },
    subject,
    text: [greeting, first, link.address, ...others].join('\n\n'),
    html: await letterHtml({ greeting, paragraphs, link }),
  }
}
