import { html } from 'hono/html'

/** The content of a letter: the link follows the first paragraph. */
export type LetterContent = {
  greeting: string
  paragraphs: string[]
  link: { label: string; address: string }
  /** A small link at the end. */
  foot?: { label: string; address: string } | undefined
}

const page = 'font-family:Georgia,serif;font-size:17px;line-height:1.6;color:#1c2a33;max-width:34em'
const button =
  'display:inline-block;padding:12px 20px;border-radius:10px;background:#0f5e63;color:#ffffff;text-decoration:none'

/** The HTML part of a letter, without pictures or anything else that is loaded. */
export const letterHtml = async ({ greeting, paragraphs, link, foot }: LetterContent) => {
  const letter = await html`<!doctype html>
    <html lang="en">
      <body style="margin:0;padding:24px">
        <div style="${page}">
          <p>${greeting}</p>
          <p>${paragraphs[0]}</p>
          <p><a href="${link.address}" style="${button}">${link.label}</a></p>
          ${paragraphs.slice(1).map((text) => html`<p>${text}</p>`)}
          ${foot && html`<p style="font-size:14px"><a href="${foot.address}">${foot.label}</a></p>`}
        </div>
      </body>
    </html>`
  // The library returns an object around the text.
  return letter.toString()
}
