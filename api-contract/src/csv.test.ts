import { csvCell, csvLine } from './csv.ts'

test.each([
  ['plain', '"plain"'],
  ['with "quotes", commas\nand lines', '"with ""quotes"", commas\nand lines"'],
  [4, '"4"'],
  [true, '"true"'],
  [null, '""'],
  [undefined, '""'],
  ['5 - 3 = 2', '"5 - 3 = 2"'],
])('%j becomes the cell %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test.each([
  '=HYPERLINK("http://evil.example")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\n@x',
  '\u0001=1',
  '＝1',
  '－2',
])('%j is not run as a formula', (value) => {
  expect(csvCell(value).startsWith(`"'`)).toBe(true)
})

test('a line ends with CRLF', () => {
  expect(csvLine([1, 'a'])).toBe('"1","a"\r\n')
})
