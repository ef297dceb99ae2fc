// Not every space: one that stands alone is right as it is, and there are many of them.
const whiteRuns = /[^\S ]\s*| \s+/g
const plainAscii = /^[\0-\x7F]*$/
// Marks that accent a letter; the vowel signs of scripts that write vowels as marks stay.
const accents =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u064B-\u065F\u0670]/g
const undivided: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ς: 'σ' }
const undividedLetters = /[øđłæœς]/g

const withoutAccents = (text: string) =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(undividedLetters, (letter) => undivided[letter] ?? letter)

/** Text as the search compares it: no case, no accents, every run of white space one space. */
export const foldText = (text: string) => {
  const folded = plainAscii.test(text) ? text.toLowerCase() : withoutAccents(text)
  return folded.replace(whiteRuns, ' ')
}
