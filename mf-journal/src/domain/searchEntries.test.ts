import { anEntry } from '../testing/entries'
import { searchEntries } from './searchEntries'

const entries = [
  anEntry({ id: '1', title: 'Café at six', content: 'Rain on the roof.', emotion: 'peaceful' }),
  anEntry({ id: '2', title: '', content: 'Sale: 50% (really)', emotion: 'excited' }),
  anEntry({ id: '3', title: 'roof', content: 'x', emotion: 'sad', tags: ['rain'] }),
]
const found = (words: string) => searchEntries(entries, words).map(({ id }) => id)

it.each([
  ['nothing finds all', '', ['1', '2', '3']],
  ['blanks find all', '  ', ['1', '2', '3']],
  ['title, without its accent', 'cafe', ['1']],
  ['title, with an accent and in capitals', 'CAFÉ', ['1']],
  ['content and title alike', 'roof', ['1', '3']],
  ['emotion', 'excit', ['2']],
  ['special signs are literal', '50% (', ['2']],
  ['a dot is a dot', '.', ['1']],
  ['tags are not searched', 'rain', ['1']],
  ['words in any order, in different fields', 'sad roof', ['3']],
  ['words of which one is missing', 'roof tea', []],
  ['words that stand apart', 'rain roof', ['1']],
])('%s', (_fact, words, ids) => {
  expect(found(words)).toEqual(ids)
})

it('finds the one among five thousand', () => {
  const content = 'Überall war es still und grün, nur der Regen auf dem Dach. '.repeat(20)
  const many = Array.from({ length: 5000 }, (_, n) =>
    anEntry({ id: String(n), content: content + n }),
  )
  expect(searchEntries(many, 'dach. 4999').map(({ id }) => id)).toEqual(['4999'])
})
