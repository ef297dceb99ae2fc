import { admitFiles } from './picture'

const picture = (name: string, size = 1000) => {
  const file = new File(['x'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

it('takes pictures while there is room', () => {
  const files = [picture('a.png'), picture('b.png')]
  expect(admitFiles(files, 4)).toEqual({ files, refusals: [] })
})

it('takes as many as there is room for and says that six is the limit', () => {
  const [first, second] = [picture('a.png'), picture('b.png')]
  expect(admitFiles([first, second], 5)).toEqual({
    files: [first],
    refusals: ['An entry holds at most 6 pictures.'],
  })
})

it('refuses what is no picture, and what is too large, by name', () => {
  const text = new File(['x'], 'list.txt', { type: 'text/plain' })
  expect(admitFiles([text, picture('map.png', 50_000_000)], 0)).toEqual({
    files: [],
    refusals: [
      '“list.txt” is not a picture that this browser can read.',
      '“map.png” is too large. Choose a smaller picture.',
    ],
  })
})
