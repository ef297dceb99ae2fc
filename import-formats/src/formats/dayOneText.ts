// Day One writes Markdown with escapes, and marks where its pictures stand.

const escapes = /\\([!-/:-@[-`{-~])/g
// None of these passes a sign with which it begins: a line of a million brackets would take hours.
const moments = /!\[[^[\]\n]*\]\(dayone-moment:([^()\s]*)\)/g
const appLinks = /\[([^[\]\n]*)\]\((?:dayone2?|dayone-[a-z]{1,20}):[^()\s]*\)/g
const zeroWidth = /\u200B/g
const fence = /^\s*(?:```|~~~)/

const lineEnds = /\r\n?/g

/** The identifiers of what the text shows, in its order. */
export const momentsIn = (text: string) =>
  [...text.matchAll(moments)].map(([, path = '']) => path.slice(path.lastIndexOf('/') + 1))

/** The title, if the first line is a heading of the first level, and the text as it was typed. */
export const titleAndTextOf = (written: string) => {
  const lines = written.replace(lineEnds, '\n').replace(zeroWidth, '').split('\n')
  const kept: string[] = []
  let isCode = false
  let title = ''
  let skipsBlank = false
  for (const [place, line] of lines.entries()) {
    if (skipsBlank) {
      skipsBlank = false
      if (line.trim() === '') continue
    }
    if (fence.test(line)) isCode = !isCode
    if (isCode || fence.test(line)) {
      kept.push(line)
      continue
    }
    const shown = line.replace(moments, '')
    if (shown !== line && shown.trim() === '') {
      // A line that held only pictures leaves no gap.
      skipsBlank = (kept.at(-1) ?? '').trim() === ''
      continue
    }
    const plain = shown.replace(appLinks, '$1').replace(escapes, '$1')
    if (place === 0 && shown.startsWith('# ')) title = plain.slice(2)
    else kept.push(plain)
  }
  return { title, text: kept.join('\n') }
}
