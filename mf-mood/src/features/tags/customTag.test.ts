import { customTag } from './customTag'

describe('a word of the user’s own', () => {
  it.each([
    ['is trimmed', '  slow evening ', 'slow evening'],
    ['is lower-cased', 'Sunday', 'sunday'],
    ['is lower-cased beyond ASCII', 'ÄRGER', 'ärger'],
    ['is one word however its accents were typed', 'Cafe\u0301', 'caf\u00e9'],
    ['is nothing when blank', ' \t ', ''],
    ['has single spaces', 'slow   evening\t walk', 'slow evening walk'],
    ['has no mark in front, since it is shown with one', ' ##hash', 'hash'],
    ['keeps a mark within', 'c#', 'c#'],
    ['keeps other scripts', '静か', '静か'],
    ['ends after fifty code points', 'x'.repeat(60), 'x'.repeat(50)],
    ['is never cut within a face', `${'x'.repeat(49)}👩‍👧`, 'x'.repeat(49)],
  ])('%s', (_fact, word, expected) => {
    expect(customTag(word)).toBe(expected)
  })
})
