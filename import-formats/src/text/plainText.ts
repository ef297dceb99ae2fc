// Texts as they are stored: plain, with LF, without what a database or a screen cannot show.
import { Parser } from 'htmlparser2'

const lineEnds = /\r\n?/g
const controls = /[^\P{Cc}\n\t]/gu
const halfPairs = /\p{Cs}/gu

// Most texts of 100,000 rows need nothing else than a trim; surrogates count as unusual, whole pairs too.
const isUsual = (text: string) =>
  /^[\n -~\u00A0-\uD7FF\uE000-\uFFFF]*$/.test(text) && !/[^\S\n]\n/.test(text)

/** Without controls and blanks at line ends and around the whole. Half a surrogate pair becomes U+FFFD. */
export const plainText = (text: string) => {
  if (isUsual(text)) return text.trim()
  const lines = text
    .replace(lineEnds, '\n')
    .replace(controls, '')
    .replace(halfPairs, '\uFFFD')
    .split('\n')
  // A pattern for blanks at line ends takes quadratic time for a line of blanks.
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** One line: white space, line breaks too, is one blank. */
export const oneLine = (text: string) => plainText(text).replace(/\s+/g, ' ')

const blocks = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header html li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
)
const breaks = new Set(['br', 'hr'])
const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark q s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
)
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|'[^']*'|[^'"<>])*)?)\/?>/gi

// The parser sees no tags here; what is left over of them is text.
const withoutEntities = (text: string) => {
  if (!text.includes('&')) return text
  let decoded = ''
  const parser = new Parser({ ontext: (part) => (decoded += part) })
  parser.end(text.replaceAll('<', '&lt;'))
  return decoded
}

/**
 * The text of HTML as an app's editor writes it: line breaks, lists and blocks stay visible, other known tags
 * vanish. What only looks like a tag (`5 < 6`) and tags that are not of texts (`script`) stay as they are.
 */
export const textOfHtml = (html: string) => {
  if (!html.includes('<') && !html.includes('&')) return plainText(html.replaceAll('\u00A0', ' '))
  const lists: { isOrdered: boolean; count: number }[] = []
  let text = ''
  let startsLine = false
  const add = (part: string) => {
    if (part === '') return
    if (startsLine && text !== '' && !text.endsWith('\n')) text += '\n'
    startsLine = false
    text += part
  }
  const listTag = (name: string, closes: boolean) => {
    if (name === 'ul' || name === 'ol') {
      if (closes) lists.pop()
      else lists.push({ isOrdered: name === 'ol', count: 0 })
    }
    if (name !== 'li' || closes) return
    const list = lists.at(-1)
    if (list) list.count += 1
    const mark = list?.isOrdered ? `${list.count}. ` : '- '
    add('  '.repeat(Math.max(0, lists.length - 1)) + mark)
  }
  let done = 0
  for (const found of html.matchAll(tag)) {
    const name = found[2]?.toLowerCase() ?? ''
    if (!blocks.has(name) && !breaks.has(name) && !inline.has(name)) continue
    add(withoutEntities(html.slice(done, found.index)))
    done = found.index + found[0].length
    if (breaks.has(name)) add('\n')
    else if (blocks.has(name)) {
      startsLine = true
      listTag(name, found[1] === '/')
    }
  }
  add(withoutEntities(html.slice(done)))
  return plainText(text.replaceAll('\u00A0', ' '))
}
