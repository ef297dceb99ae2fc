import { allTags, customTag } from './readingValues'

describe('a custom tag', () => {
  it.each([
    ['is trimmed', '  slow evening ', 'slow evening'],
    ['is lower-cased', 'Sunday', 'sunday'],
    ['is lower-cased beyond ASCII', 'ÄRGER', 'ärger'],
    ['has one form for each spelling of its accents', 'Cafe\u0301', 'caf\u00e9'],
    ['has no dotted capital of one language', 'İSTANBUL', 'istanbul'],
    ['is empty when blank', ' \t ', ''],
    ['is empty when nothing of it is visible', '\u200B\u00AD', ''],
    ['has single spaces', 'slow   evening\t walk', 'slow evening walk'],
    ['has no # in front, because it is shown with one', ' ##hash', 'hash'],
    ['keeps a # within', 'c#', 'c#'],
    ['keeps other scripts', '静か', '静か'],
    ['ends after fifty code points', 'x'.repeat(60), 'x'.repeat(50)],
    ['is never cut within an emoji', `${'x'.repeat(49)}👩‍👧`, 'x'.repeat(49)],
  ])('%s', (_fact, word, expected) => {
    expect(customTag(word)).toBe(expected)
  })
})

it('a typed tag that is chosen already is no second one', () => {
  expect(allTags({ tags: ['istanbul', 'caf\u00e9'], word: 'İstanbul' })).toEqual([
    'istanbul',
    'caf\u00e9',
  ])
})
