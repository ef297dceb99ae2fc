// Letter by letter: as a whole word, a capital sigma at its end would become another letter.
const foldedLetter = (letter: string) =>
  letter === 'ı' ? letter : letter.toUpperCase().toLowerCase()

/** The form in which names and addresses are compared: `Casey` and `casey` are one user (D48). */
export const foldedName = (text: string) =>
  Array.from(text.normalize('NFKC'), foldedLetter).join('').normalize('NFKC')

/** The form in which they were compared before: accounts that are one by the new form may have it. */
export const earlierFoldedName = (text: string) => text.normalize('NFKC').toLowerCase()
