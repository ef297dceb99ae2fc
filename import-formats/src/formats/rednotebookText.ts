// RedNotebook's marks in a text: titles, tags, pictures and links to files.

const hashTags = /(?<![\p{L}\p{N}_&#])#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/gu
const pictureMark = /\[""([^"\n]*)""(\.[a-z0-9]{2,5})(?:\?\d+)?\]/gi
// It does not pass another bracket: a line of a million of them would take hours.
const fileLink = /\[([^[\]"\n]*)""file:[^"\n]*""\]/gi

/** The words that have a `#` in front and a letter in them. */
export const hashTagsIn = (text: string) => [...text.matchAll(hashTags)].map(([, tag = '']) => tag)

const withoutMarks = (line: string) => {
  let start = 0
  let end = line.length
  while (start < end && line[start] === '=') start += 1
  while (end > start && line[end - 1] === '=') end -= 1
  return start > 0 && end < line.length ? line.slice(start, end).trim() : ''
}

/** The first line, if it is `= … =`, and the text below it. */
export const titleAndTextOf = (written: string) => {
  const [first = '', ...below] = written.trimStart().split('\n')
  const title = withoutMarks(first.trim())
  return title === '' ? { title, text: written } : { title, text: below.join('\n') }
}

/** The text without marks of pictures and with the words of links to files, and the names of those pictures. */
export const withoutLocalFiles = (written: string) => {
  const pictures: string[] = []
  const lines = written.split('\n').flatMap((line) => {
    const shown = line.replace(pictureMark, (_mark, path: string, ending: string) => {
      pictures.push(path.slice(path.lastIndexOf('/') + 1) + ending)
      return ''
    })
    // A line that held only pictures leaves no gap.
    return shown !== line && shown.trim() === ''
      ? []
      : [shown.replace(fileLink, (_link, words: string) => words.trimEnd())]
  })
  return { text: lines.join('\n'), pictures }
}
