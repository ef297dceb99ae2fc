import { paragraphsOf } from './EntryBody'

it.each([
  ['One.\n\nTwo,\nthree.', ['One.', 'Two,\nthree.']],
  ['One.\n \n\n\nOne.', ['One.', 'One.']],
  ['\n\nOne.\n', ['One.']],
  ['', []],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(paragraphsOf(text).map((paragraph) => paragraph.text)).toEqual(paragraphs)
})
