import { foldText } from './foldText'

it.each([
  ['accents', 'Café crème', 'cafe creme'],
  ['accents written apart', 'Cafe\u0301', 'cafe'],
  ['umlauts', 'Übermüde Größe', 'ubermude grosse'],
  ['letters that accents cannot be taken from', 'Łódź, Ærø', 'lodz, aero'],
  ['the dotted İ and the dotless ı', 'İstanbul ışık', 'istanbul isik'],
  ['the final sigma', 'ΟΔΟΣ οδός', 'οδοσ οδοσ'],
  ['Hebrew points', 'שָׁלוֹם', 'שלום'],
  ['line breaks', 'walk,\n\nbread\tletter', 'walk, bread letter'],
  ['ligatures and full width', 'ﬁne ＡＢＣ', 'fine abc'],
])('%s do not matter', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('keeps the vowel signs of Devanagari, which are letters', () => {
  expect(foldText('कि')).not.toBe(foldText('की'))
})

it('keeps special signs as they are', () => {
  expect(foldText('50% (a+b)* [x] \\d ^$.|?')).toBe('50% (a+b)* [x] \\d ^$.|?')
})
