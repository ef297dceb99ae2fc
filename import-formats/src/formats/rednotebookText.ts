// RedNotebook's marks in a text: titles, tags, pictures and links to files.

const titleLine = /^\s*=+\s*(\S.*?)\s*=+\s*(?:\n|$)/
const hashTags = /(?<![\p{L}\p{N}_&#])#([\p{L}\p{N}_-]*\p{L}[\p{L}\p{N}_-]*)/gu
const pictureMark = /\[""([^"\n]*)""(\.[a-z0-9]{2,5})(?:\?\d+)?\]/gi
const fileLink = /\[([^\]"\n]*?)\s*""file:[^"\n]*""\]/gi

/** The words that have a `#` in front and a letter in them. */
export const hashTagsIn = (text: string) => [...text.matchAll(hashTags)].map(([, tag = '']) => tag)

/** The first line, if it is `= … =`, and the text below it. */
export const titleAndTextOf = (written: string) => {
  const found = titleLine.exec(written)
  if (!found) return { title: '', text: written }
  return { title: found[1] ?? '', text: written.slice(found[0].length) }
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
    return shown !== line && shown.trim() === '' ? [] : [shown.replace(fileLink, '$1')]
  })
  return { text: lines.join('\n'), pictures }
}
