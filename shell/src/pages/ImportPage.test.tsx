import { fireEvent, screen, waitFor } from '@testing-library/react'
import { diary, inWords, open, pixels, seeStep, show, table } from '../testing/importScreen'
import { startReadersInPage } from '../testing/readerInPage'

beforeAll(startReadersInPage)

test('nothing is sent before every mood has a value, and guesses only count when they are taken', async () => {
  const { api, choose, sent, user } = show()
  await choose(inWords)
  await seeStep('Look', 'What was found')
  expect(await screen.findByText(/3 of them need you/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Import/ }))
  expect(await screen.findByText(/Choose one, or leave them out\./)).toBeVisible()
  const selects = screen.getAllByRole('combobox', { name: /becomes$/ })
  expect(selects[0]).toHaveFocus()
  expect(api.callsOf('POST /imports/')).toEqual([])
  for (const select of selects) await user.selectOptions(select, '4')
  await user.click(screen.getByRole('button', { name: 'Import 3 readings' }))
  await seeStep('Done', '3 readings brought in')
  expect(sent.map(({ mood }) => mood)).toEqual([4, 4, 4])
  expect(screen.getByRole('link', { name: 'See the readings' })).toHaveAttribute(
    'href',
    '/mood/history',
  )
})

test('rows without a mood stay out when they are left out, and can be downloaded with the others', async () => {
  const { choose, sent, user } = show()
  await choose(
    table(
      'date,time,mood,note',
      '2024-03-01,09:00,rad,One',
      '2024-03-02,09:00,numb,Two',
      '2024-02-31,09:00,rad,Three',
    ),
  )
  await seeStep('Look', 'What was found')
  expect(screen.getByText('1 row cannot be read')).toBeVisible()
  expect(screen.getByText('2024-02-31')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '“rad” becomes' }), '5')
  await user.click(screen.getByRole('checkbox', { name: /^Leave out what has no mood/ }))
  await user.click(screen.getByRole('button', { name: 'Import 1 reading' }))
  await seeStep('Done', '1 reading brought in')
  expect(sent.map(({ text, mood }) => [text, mood])).toEqual([['One', 5]])
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Download what was left out' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = new TextDecoder().decode(await saved[0]?.arrayBuffer())
  expect(text).toMatch(/"It has no mood here\."[^\n]*"Two"/)
  expect(text).toMatch(/"4","The date does not exist or cannot be read\.","2024-02-31"/)
})

test('a second run of the same file adds nothing', async () => {
  const { choose, sent, user } = show()
  await choose(pixels)
  await user.click(await screen.findByRole('button', { name: 'Import 4 readings' }))
  await seeStep('Done', '4 readings brought in')
  await user.click(screen.getByRole('button', { name: 'Bring in another file' }))
  await choose(pixels)
  expect(await screen.findByText('4 are already here.')).toBeVisible()
  await seeStep('Look', 'Nothing new in this file')
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  expect(sent).toHaveLength(4)
})

test('what is probably there is left out unless it is ticked', async () => {
  const { choose, user } = show({
    'POST /imports/known/': () => ({ known: [], changed: [0], similar: [1] }),
  })
  await choose(pixels)
  expect(await screen.findByText(/Of 1 item the file says something else now/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 2 readings' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Bring them in all the same' }))
  expect(screen.getByRole('button', { name: 'Import 3 readings' })).toBeVisible()
})

test('entries without a mood get the one that is chosen for all of them', async () => {
  const { choose, sent, user } = show()
  await choose(diary)
  await seeStep('Look', 'What was found')
  await user.click(screen.getByRole('button', { name: /^Import/ }))
  expect(await screen.findByText(/Choose one, or leave them out\./)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  await user.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  await seeStep('Done', '2 entries brought in')
  expect(sent.map(({ mood }) => mood)).toEqual([4, 4])
})

test('asks for the order of dates, and reads again with the answer', async () => {
  const { choose, user } = show()
  await choose(table('date,mood,note', '03/04/2024,4,One', '05/06/2024,2,Two'))
  await user.click(await screen.findByRole('button', { name: 'The day comes first' }))
  await seeStep('Look', 'What was found')
  expect(screen.getByRole('button', { name: 'Import 2 readings' })).toBeVisible()
})

test('a refused file says why, and another one can be chosen', async () => {
  const { api, choose, user } = show()
  await choose(new File(['{"entries": ['], 'cut.json'))
  expect(await screen.findByText(/^This file is broken/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  await seeStep('Choose', 'Choose what your app gave you')
  expect(api.callsOf('POST /imports/known/')).toEqual([])
})

test('says when what is here could not be compared, and compares again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, choose, user } = show({ 'POST /imports/known/': () => [500, {}] })
  await choose(pixels)
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible()
  api.respond({ 'POST /imports/known/': () => ({ known: [], changed: [], similar: [] }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await seeStep('Look', 'What was found')
})

test('a refused import says why and keeps what was chosen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { choose, user } = show({
    'POST /imports/': () => [409, { detail: 'Another import is not finished.' }],
  })
  await choose(diary)
  await user.click(await screen.findByRole('radio', { name: 'Good' }))
  await user.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('Another import is not finished.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked()
})

test('an import that was broken off can be taken back where it stands in the way', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { api, choose, user } = show({
    'GET /imports/': () => [],
    'POST /imports/': () => [409, { detail: 'Another import is open.' }],
    'DELETE /imports/:id/': () => [204],
  })
  await choose(pixels)
  const start = await screen.findByRole('button', { name: 'Import 4 readings' })
  api.respond({ 'GET /imports/': () => [{ ...open, file_name: 'half.json' }] })
  await user.click(start)
  await user.click(await screen.findByRole('button', { name: 'Take back half.json' }))
  await waitFor(() => expect(api.callsOf('DELETE /imports/:id/')).toHaveLength(1))
})

test('a table with names of its own is a question, and no error', async () => {
  const { choose, user } = show()
  await choose(table('Wann;Laune;Bemerkung', '2024-03-01;4;One', '2024-03-02;2;Two'))
  await seeStep('Look', 'Which column is what?')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Wann: 2024-03-01')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mood' }), 'Laune: 4')
  await user.click(screen.getByRole('button', { name: 'Read it with these columns' }))
  await seeStep('Look', 'What was found')
})

const swim = {
  id: 4,
  title: 'Swim',
  start_date: '2024-03-01',
  target_date: '2024-06-01',
  status: 'active',
  category: 'wellness',
  created_at: '2024-03-01T08:00:00Z',
  milestones: [{ title: 'Float', type: 'practice', is_completed: true }],
}
const archive = (journeys: object[]) =>
  new File(
    [JSON.stringify({ format: 'truenorth-export', journeys, feedback: [{ message: 'Hi' }] })],
    'truenorth.json',
  )

test('paths of our own archive are counted, sent with their waypoints, and those that are here stay', async () => {
  const { choose, sentPaths, user } = show({
    'POST /imports/known/': () => ({ known: [1], changed: [], similar: [] }),
  })
  await choose(archive([swim, { ...swim, id: 5, title: 'Other' }]))
  await seeStep('Look', 'What was found')
  expect(screen.getByText('1 is already here.')).toBeVisible()
  expect(screen.getByText(/^Feedback that you sent stays out: it was a message/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 1 path' }))
  await seeStep('Done', '1 path brought in')
  expect(sentPaths).toMatchObject([{ waypoints: [{ title: 'Float', is_completed: true }] }])
  expect(screen.getByRole('link', { name: 'See the paths' })).toHaveAttribute('href', '/journeys')
})

test('a folder can be dropped', async () => {
  const { user } = show()
  const month = new File(['1: {text: "= Snow =\\nCold"}'], '2024-01.txt')
  const entry = {
    name: month.name,
    isFile: true,
    file: (give: (file: File) => void) => give(month),
  }
  const parts = [[entry], []]
  const readEntries = (give: (some: object[]) => void) => give(parts.shift() ?? [])
  const folder = { name: 'data', isDirectory: true, createReader: () => ({ readEntries }) }
  const items = [{ webkitGetAsEntry: () => folder }]
  const target = await screen.findByText(/You can drop it here, a whole folder too/)
  fireEvent.drop(target, { dataTransfer: { items, files: [] } })
  await seeStep('Look', 'What was found')
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  expect(screen.getByRole('button', { name: 'Import 1 entry' })).toBeVisible()
})

test('a folder that cannot be listed is told, and something else can be chosen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  show()
  const gone = {
    name: 'gone',
    isFile: true,
    file: (_give: unknown, fail: (error: Error) => void) => fail(new Error('gone')),
  }
  const target = await screen.findByText(/You can drop it here, a whole folder too/)
  fireEvent.drop(target, {
    dataTransfer: { items: [{ webkitGetAsEntry: () => gone }], files: [] },
  })
  expect(await screen.findByText(/^This file could not be read/)).toBeVisible()
  await seeStep('Choose', 'Choose what your app gave you')
})
