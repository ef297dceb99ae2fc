import { splitText } from './splitText'

const lengthOf = (text: string) => Array.from(text).length

it('keeps a text that fits, counted in code points', () => {
  expect(splitText('🌻'.repeat(500), 500)).toEqual(['🌻'.repeat(500)])
})

it('splits at the last white space, and loses nothing but blanks', () => {
  const words = Array.from({ length: 400 }, (_, number) => `word${number}`).join(' ')
  const pieces = splitText(words, 500)
  expect(pieces.map(lengthOf).every((length) => length <= 500)).toBe(true)
  expect(pieces.map((piece) => piece.replace(/…$/, '')).join(' ')).toBe(words)
})

it('splits a text without white space at the limit, with room for the ellipsis', () => {
  expect(splitText('x'.repeat(501), 500)).toEqual([`${'x'.repeat(499)}…`, 'xx'])
})

it('does not use white space of the first half', () => {
  const [first] = splitText(`ab ${'x'.repeat(600)}`, 500)
  expect(lengthOf(first ?? '')).toBe(500)
})

it('tears no letter of several code points', () => {
  const family = '👨‍👩‍👧'
  const [first, rest] = splitText(`${'z'.repeat(497)}${family}zzz`, 500)
  expect([first, rest]).toEqual([`${'z'.repeat(497)}…`, `${family}zzz`])
})

it('tears a letter that is longer than the half of a piece', () => {
  const pieces = splitText(`a${'\u0301'.repeat(2_000)}`, 500)
  expect(pieces.map(lengthOf).every((length) => length <= 500)).toBe(true)
})

it('leaves all the rest to the last piece when the pieces are counted', () => {
  const text = 'word '.repeat(1_000).trim()
  const [first, rest, ...none] = splitText(text, 500, 2)
  expect(none).toEqual([])
  expect(lengthOf(first ?? '') + lengthOf(rest ?? '')).toBe(text.length)
})
