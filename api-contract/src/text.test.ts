import {
  distinctTags,
  foldText,
  hasWords,
  isBlank,
  lowerCase,
  searchWords,
  trimmed,
} from './text.ts'

test.each([
  ['accents', 'Café crème', 'cafe creme'],
  ['accents written apart', 'Cafe\u0301', 'cafe'],
  ['umlauts', 'Übermüde Größe', 'ubermude grosse'],
  ['letters that accents cannot be taken from', 'Łódź, Ærø', 'lodz, aero'],
  ['the dotted İ and the dotless ı', 'İstanbul ışık', 'istanbul isik'],
  ['the final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['line breaks', 'walk,\n\nbread\tletter', 'walk, bread letter'],
  ['ligatures and full width', 'ﬁne ＡＢＣ', 'fine abc'],
  ['typographic quotes', 'don’t say “no” „ja“ «oui»', `don't say "no" "ja" "oui"`],
  ['an accent in place of an apostrophe', 'don´t', "don't"],
  ['dashes', 'nine – five — late', 'nine - five - late'],
  ['soft hyphens and zero-width spaces', 'fold\u00ADing plain\u200Bly', 'folding plainly'],
  ['the style of an emoji', '❤️', '❤'],
])('folding removes %s', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding keeps the vowel signs of Devanagari, which are letters', () => {
  expect(foldText('कि')).not.toBe(foldText('की'))
})

test('folding keeps punctuation', () => {
  expect(foldText('50% (a+b)* [x] \\d ^$.|?')).toBe('50% (a+b)* [x] \\d ^$.|?')
})

test.each([
  ['cafe', 'Café', true],
  ['strasse', 'Straße', true],
  ['strasse', 'STRAẞE', true],
  ['resume', 'my résumé', true],
  ['istanbul', 'İstanbul', true],
  ['İSTANBUL', 'istanbul', true],
  ['plain here', 'plain words here', true],
  ['here plain', 'plain words here', true],
  ['plain tea', 'plain words here', false],
  ["don't", 'I don’t know', true],
  ['don’t', "I don't know", true],
  ['50% (', 'Sale: 50% (really)', true],
  ['.', 'no sign', false],
  ['', 'anything', true],
  [' \u200B ', 'anything', true],
])('the search for %p among %p: %p', (search, text, isFound) => {
  expect(hasWords(foldText(text), searchWords(search))).toBe(isFound)
})

test.each(['', ' \t\n', '\u200B', '\u00AD', '\u2060\uFEFF', '\u3164', '\u2800', '\u0007 '])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(trimmed(text)).toBe('')
  },
)

test.each(['a', '.', '\u200Ba', '👩‍👧', '❤️', 'क्‍ष'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('lower case is the same in every locale', () => {
  expect(['İSTANBUL', 'ISTANBUL', 'ÄRGER', 'Cafe\u0301'].map(lowerCase)).toEqual([
    'istanbul',
    'istanbul',
    'ärger',
    'caf\u00e9',
  ])
})

test('tags that differ in case, width or composition are one, in the first spelling', () => {
  expect(
    distinctTags([
      'Work',
      'work',
      ' WORK ',
      'ｗｏｒｋ',
      'caf\u00e9',
      'cafe\u0301',
      'İstanbul',
      'istanbul',
    ]),
  ).toEqual(['Work', 'caf\u00e9', 'İstanbul'])
})

test('tags that differ in an accent are two, and invisible ones are none', () => {
  expect(distinctTags(['schön', 'schon', '\u200B', ''])).toEqual(['schön', 'schon'])
})
