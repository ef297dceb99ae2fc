import { droppedFiles, pickedFiles } from './chosenFiles'

// What a browser says of dropped files and folders, as far as it is asked.
const fileEntry = (name: string, size = 1) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void) => give(new File(['x'.repeat(size)], name)),
})
type Entry = { name: string; isFile: boolean }
/** A folder that is listed in parts of two, as browsers list large ones. */
const folderEntry = (name: string, inner: Entry[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const rest = [...inner]
    return { readEntries: (give: (some: Entry[]) => void) => give(rest.splice(0, 2)) }
  },
})
const transfer = (entries: Entry[], files: File[] = []) => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }))
  // jsdom can make neither a DataTransfer nor entries of a file system.
  return { items, files } as unknown as DataTransfer
}

const pathsOf = async (dropped: ReturnType<typeof droppedFiles>) =>
  (await dropped).map(({ path }) => path)

test('a dropped folder gives all of its files with their places in it', async () => {
  const photos = folderEntry('photos', [fileEntry('a.jpg'), fileEntry('b.jpg'), fileEntry('c.jpg')])
  const hidden = folderEntry('.git', [fileEntry('config')])
  const diary = folderEntry('diary', [fileEntry('one.json'), photos, hidden, fileEntry('two.json')])
  expect(await pathsOf(droppedFiles(transfer([diary, fileEntry('beside.txt')])))).toEqual([
    'diary/one.json',
    'diary/photos/a.jpg',
    'diary/photos/b.jpg',
    'diary/photos/c.jpg',
    'diary/two.json',
    'beside.txt',
  ])
})

test('a folder with more files than any diary is listed no further than it takes to refuse it', async () => {
  const files = Array.from({ length: 50_010 }, (_, index) => fileEntry(`${index}.txt`, 0))
  const entry = { ...folderEntry('all', []), createReader: () => ({ readEntries: listed() }) }
  function listed() {
    const parts = [files, []]
    return (give: (some: Entry[]) => void) => give(parts.shift() ?? [])
  }
  expect(await pathsOf(droppedFiles(transfer([entry])))).toHaveLength(50_001)
})

test('a file that the device does not give fails the whole', async () => {
  const error = new DOMException('gone', 'NotFoundError')
  const gone = {
    ...fileEntry('gone.json'),
    file: (_give: unknown, fail: (error: Error) => void) => fail(error),
  }
  await expect(droppedFiles(transfer([folderEntry('diary', [gone])]))).rejects.toBe(error)
})

test('a browser that tells no folders gives the files alone', async () => {
  const file = new File(['x'], 'diary.csv')
  expect(await droppedFiles(transfer([], [file]))).toEqual([{ path: 'diary.csv', file }])
})

test('files of a picked folder know their places in it', () => {
  const file = new File(['x'], 'one.json')
  Object.defineProperty(file, 'webkitRelativePath', { value: 'diary/one.json' })
  expect(pickedFiles([file])).toEqual([{ path: 'diary/one.json', file }])
})
