import { recordsOf } from './records'

const read = (text: string, separator = ',') =>
  [...recordsOf(text, separator)].map((record) => [
    record.line,
    'cells' in record ? record.cells : record.fault,
  ])

it('counts physical lines, whatever ends them, also inside a cell', () => {
  expect(read('a,b\r\n"1\r\n2\r3\n4",c\rd,e\nf,g')).toEqual([
    [1, ['a', 'b']],
    [2, ['1\r\n2\r3\n4', 'c']],
    [6, ['d', 'e']],
    [7, ['f', 'g']],
  ])
})

it('opens a quoted cell only with the first character', () => {
  expect(read('5" nails, "a",""""')).toEqual([[1, ['5" nails', ' "a"', '"']]])
})

it('passes blanks behind a closing quote', () => {
  expect(read('"a" ,b\n"c"\t\n')).toEqual([
    [1, ['a', 'b']],
    [2, ['c']],
  ])
})

it('gives up one record for letters behind a closing quote, and goes on with the next line', () => {
  expect(read('"a"x,"b\nc"\nd')).toEqual([
    [1, 'bad-quotes'],
    [2, ['c"']],
    [3, ['d']],
  ])
})

it('names the line where a quote was opened that is never closed', () => {
  expect(read('a\nb,"c\nd\ne')).toEqual([
    [1, ['a']],
    [2, 'unclosed-quote'],
  ])
})

it('skips lines of nothing but blanks, and keeps rows of empty cells', () => {
  expect(read('a,b\n\n   \n,\n')).toEqual([
    [1, ['a', 'b']],
    [4, ['', '']],
  ])
  expect(read('a\tb\n\t\n', '\t')).toEqual([[1, ['a', 'b']]])
})

it('keeps an empty last cell at the end of the file', () => {
  expect(read('a,')).toEqual([[1, ['a', '']]])
})
