/** A text in its paragraphs, each with its place: an empty line divides, a single line break does not. */
export const paragraphsOf = (text: string) =>
  Array.from(text.matchAll(/(?:(?!\n\s*\n)[^])+/g), ({ index, 0: paragraph }) => ({
    at: index,
    text: paragraph.trim(),
  })).filter(({ text }) => text !== '')
