import { loadStopWords } from './stopWords'
import { usedWords } from './usedWords'

const counted = (...words: string[]) => words.map((word) => ({ word, count: 3 }))
const kept = async (languages: string[], ...words: string[]) =>
  usedWords(counted(...words), await loadStopWords(languages)).map(({ word }) => word)

it('leaves out what says nothing in the languages that are read, both parts of a contraction too', async () => {
  const english = ['The', 'garden', 'don', 't', 'just', 'Mary', 's', 'll']
  expect(await kept(['en-GB'], ...english)).toEqual(['garden', 'Mary'])
  expect(await kept(['de-AT', 'en'], 'Und', 'Garten', 'über', 'the')).toEqual(['Garten'])
  expect(await kept(['nn'], 'og', 'sjø')).toEqual(['sjø'])
  expect(await kept(['fr'], 'l', 'été', 'qu', 'dans', 'mer')).not.toContain('dans')
  expect(await kept(['xx'], 'the', '雨')).toEqual(['the', '雨'])
})

it('leaves out what was used once', async () => {
  const once = { word: 'rain', count: 1 }
  expect(usedWords([...counted('sea'), once], new Set())).toEqual(counted('sea'))
})
