// What the browser and the server make of texts alike: searching (D52), equal tags, blank texts (D44).

// Single spaces are left out: they are right as they are, and replacing each of them is slow.
const whiteRuns = /[^\S ]\s*| \s+/g
const plainAscii = /^[\0-\x7F]*$/
// Marks that accent a letter. The vowel signs of scripts that write vowels as marks are not among them.
const accents =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u064B-\u065F\u0670\u1DC0-\u1DFF\u1AB0-\u1AFF]/g
// Soft hyphens, zero-width spaces and joiners, variation selectors: nobody sees or types them.
const invisible = /\p{Default_Ignorable_Code_Point}/gu
const nothingVisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u
// Before the decomposition, which makes a space and an accent of some of them.
const typed: [RegExp, string][] = [
  [/[\u2018-\u201B\u2032\u02B9\u02BB\u02BC\u00B4\uFF07]/g, "'"],
  [/[\u201C-\u201F\u2033\u00AB\u00BB\uFF02]/g, '"'],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-'],
]
// Letters that Unicode does not decompose.
const undivided: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
}
const undividedLetters = /[øđðħłŧþæœς]/g

// Upper case makes SS of ß, and I of the dotless ı; the capital ẞ becomes ß first.
const withoutCase = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

const withoutAccents = (text: string) =>
  withoutCase(typed.reduce((kept, [signs, sign]) => kept.replace(signs, sign), text))
    .normalize('NFKD')
    .replace(accents, '')
    .replace(invisible, '')
    .replace(undividedLetters, (letter) => undivided[letter] ?? letter)

/**
 * A text as every search compares it: without case, accents, width and invisible characters, with
 * typewriter quotes and single spaces. It contains no line break.
 */
export const foldText = (text: string) => {
  const folded = plainAscii.test(text) ? text.toLowerCase() : withoutAccents(text)
  return folded.replace(whiteRuns, ' ')
}

/** The words of a search, folded; none for a search of blanks. */
export const searchWords = (search: string) =>
  foldText(search)
    .split(' ')
    .filter((word) => word !== '')

/** Whether a folded text has all the words, in any order and as parts of its own words. Signs are literal. */
export const hasWords = (folded: string, words: readonly string[]) =>
  words.every((word) => folded.includes(word))

/** Whether there is nothing to see in a text: it is empty, or white space and invisible characters alone. */
export const isBlank = (text: string) => nothingVisible.test(text)

/** The text without white space around it; empty if it is blank. */
export const trimmed = (text: string) => (isBlank(text) ? '' : text.trim())

const dottedI = /i\u0307/g

/** A text in lower case, the same in every locale: İ becomes i. */
export const lowerCase = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(dottedI, 'i').normalize('NFC')

/** Tags with the same key are one tag: case, width and the Turkish i make no difference, accents do. */
export const tagKey = (tag: string) =>
  withoutCase(tag.normalize('NFKC'))
    .replace(dottedI, 'i')
    .replace(/ς/g, 'σ')
    .replace(invisible, '')
    .replace(whiteRuns, ' ')
    .trim()

/** Each tag once, in its first spelling, trimmed and composed (NFC); blank ones are left out. */
export const distinctTags = (tags: readonly string[]) => {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const key = tagKey(tag)
    if (!isBlank(tag) && !byKey.has(key)) byKey.set(key, tag.normalize('NFC').trim())
  }
  return [...byKey.values()]
}
