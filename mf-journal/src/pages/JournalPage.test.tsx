import { fakeApi, recentFirstResponses, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aWireEntry } from '../testing/entries'
import { JournalPage } from './JournalPage'

const entries = [
  aWireEntry({ id: 1, title: 'Café', content: 'x'.repeat(200), mood: 2, entry_date: '2025-11-20' }),
  aWireEntry({
    id: 2,
    title: '',
    content: 'Short.',
    mood: 5,
    entry_date: '2025-11-27',
    emotion: 'sad',
  }),
]

const show = (path = '/journal') => renderScreen(<JournalPage />, { path, route: '/journal' })
const titles = async () => {
  const list = await screen.findByRole('list', { name: 'Entries' })
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
}
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent

beforeEach(() => signInAs())

it('shows each entry with its title, date, mood, emotion and the first 150 characters, newest first', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  show()
  expect(await titles()).toEqual(['Untitled Entry', 'Café'])
  const [, card] = screen.getAllByRole('article')
  expect(card).toHaveTextContent(`${'x'.repeat(150)}…`)
  expect(card).toHaveTextContent('mood 2/5')
  expect(card).toHaveTextContent('peaceful')
  expect(card).toHaveTextContent(/November 20, 2025|20 November 2025/)
})

it('shows the weekday, and the first picture of an entry with their number', async () => {
  const images = ['/journal/images/4/', '/journal/images/5/']
  const pictured = aWireEntry({ id: 3, title: 'Shelf, finished', images, entry_date: '2025-11-24' })
  const api = fakeApi({
    'GET /journal/': () => [...entries, pictured],
    'GET /journal/images/:id/': () => [200, 'bytes', { 'x-alt-text': 'A wooden shelf' }],
  })
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  show()
  expect(await titles()).toEqual(['Untitled Entry', 'Shelf, finished', 'Café'])
  const [without, card] = screen.getAllByRole('article')
  expect(card).toHaveTextContent('Monday')
  expect(card).toHaveTextContent('2 pictures')
  expect(await within(card!).findByRole('img', { name: 'A wooden shelf' })).toBeInTheDocument()
  expect(without).not.toHaveTextContent('pictures')
  expect(api.callsOf('GET /journal/images/5/')).toHaveLength(0)
})

it('counts all, means the moods, and counts what is found', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user } = show()
  await titles()
  expect(figure('Total Entries')).toBe('2')
  expect(figure('Avg Mood')).toBe('3.5')
  await user.type(screen.getByPlaceholderText('Search entries...'), 'CAFE')
  expect(await titles()).toEqual(['Café'])
  expect(figure('Filtered')).toBe('1')
})

it('sorts by mood and by title', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user } = show()
  await titles()
  await user.selectOptions(screen.getByLabelText('Sort'), 'title')
  expect(await titles()).toEqual(['Café', 'Untitled Entry'])
  await user.selectOptions(screen.getByLabelText('Sort'), 'mood')
  expect(await titles()).toEqual(['Untitled Entry', 'Café'])
})

it('says that nothing was found, and that a new journal waits for its first entry', async () => {
  fakeApi({ 'GET /journal/': () => entries })
  const { user, unmount } = show('/journal?q=nowhere')
  await user.click(await screen.findByRole('button', { name: 'Clear the search' }))
  expect(await titles()).toHaveLength(2)
  unmount()
  fakeApi({ 'GET /journal/': () => [] })
  show()
  expect(await screen.findByRole('heading', { name: 'Start Your Journey' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Write Your First Entry' })).toBeVisible()
})

it('shows the newest of many entries before the others, with figures and search when all are there', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    aWireEntry({ id: 60 - index, title: `Entry #${60 - index}.`, entry_date: '2025-11-20' }),
  )
  const { respond, sendAll } = recentFirstResponses(many)
  fakeApi({ 'GET /journal/': respond })
  const { user } = show()
  expect((await titles()).slice(0, 2)).toEqual(['Entry #60.', 'Entry #59.'])
  expect(figure('Total Entries')).toBe('–')
  await user.type(screen.getByPlaceholderText('Search entries...'), 'entry #7.')
  expect(await screen.findByText('Loading your journal…')).toBeInTheDocument()
  sendAll()
  expect(await titles()).toEqual(['Entry #7.'])
  expect(figure('Total Entries')).toBe('60')
})

it('prints all entries, whole', async () => {
  const content = `${'Day by day. '.repeat(40)}The end.`
  const many = Array.from({ length: 120 }, (_, index) =>
    aWireEntry({ id: index + 1, title: `Entry #${index + 1}.`, content }),
  )
  fakeApi({ 'GET /journal/': () => many })
  show()
  await waitFor(() => expect(figure('Total Entries')).toBe('120'))
  expect((await titles()).length).toBeLessThan(120)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(await titles()).toHaveLength(120)
  expect(screen.getAllByText(/Day by day. The end.$/)).toHaveLength(120)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect((await titles()).length).toBeLessThan(120)
})

it('only logs a failed load, and the empty place offers to try again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { respond } = fakeApi({ 'GET /journal/': () => [500, {}] })
  const { user } = show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(figure('Total Entries')).toBe('–')
  expect(logged).toHaveBeenCalledTimes(1)
  respond({ 'GET /journal/': () => entries })
  await user.click(retry)
  expect(await titles()).toHaveLength(2)
})
