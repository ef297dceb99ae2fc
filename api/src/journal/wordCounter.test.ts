import * as fc from 'fast-check'
import { createWordCounter } from './wordCounter.ts'

const counted = (...texts: string[]) => {
  const counter = createWordCounter()
  for (const text of texts) counter.add(text)
  return counter.counted()
}

it('counts a word in all its forms, and writes it as it mostly was', () => {
  const { words, word_count } = counted(
    'Der Garten. Im GARTEN: der',
    'garten, Garten – 2 × Garten!',
  )
  expect(words).toEqual([
    { word: 'Garten', count: 5 },
    { word: 'Der', count: 2 },
    { word: 'Im', count: 1 },
  ])
  expect(word_count).toBe(8)
})

it('takes letters with their accents for one, and an apostrophe for an end', () => {
  expect(counted('cafe\u0301 café', 'l’été don’t हिन्दी').words).toEqual([
    { word: 'café', count: 2 },
    { word: 'don', count: 1 },
    { word: 'l', count: 1 },
    { word: 't', count: 1 },
    { word: 'été', count: 1 },
    { word: 'हिन्दी', count: 1 },
  ])
})

it('finds the words of scripts without spaces', () => {
  const words = counted('我今天去了花园。花园很美。').words
  expect(words[0]).toEqual({ word: '花园', count: 2 })
})

it('answers at most four hundred words, the most used first, and takes no endless letters for one', () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    'ab'.repeat((index % 20) + 1).concat('c'.repeat(1 + Math.floor(index / 20))),
  )
  const { words, word_count } = counted(...many, 'often often', 'x'.repeat(501))
  expect(words).toHaveLength(400)
  expect(words[0]).toEqual({ word: 'often', count: 2 })
  expect(word_count).toBe(502)
})

it('counts as many as spaces separate, whatever their order', () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (written) => {
      const { words, word_count } = counted(written.join(' '))
      expect(word_count).toBe(written.length)
      expect(words.reduce((sum, { count }) => sum + count, 0)).toBe(written.length)
      expect(counted(...written.toReversed()).words).toEqual(words)
    }),
  )
})
