import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { JournalPage } from '../../pages/JournalPage'
import './EntryModal'
import '../reader/Reader'
import { aWireEntry } from '../../testing/entries'

const entry = aWireEntry({ id: 5, version: 2, entry_date: '2026-03-29', tags: ['home'] })

const show = (path = '/journal?entry=5&write=edit') =>
  renderScreen(<JournalPage />, { path, route: '/journal' })
const form = () => screen.findByRole('dialog', { name: 'Edit Entry' })
const save = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }))

beforeEach(() => signInAs())

it('opens from the reader filled in, sends only what changed with its version, and replaces the entry', async () => {
  const api = fakeApi({
    'GET /journal/': () => [entry],
    'PATCH /journal/:id/': (body) => [200, { ...entry, ...body, version: 3 }],
  })
  const { user } = show('/journal?entry=5')
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await form()
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-29')
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'The kitchen at seven')
  await save(user)
  await screen.findByRole('dialog', { name: 'The kitchen at seven' })
  const [call] = api.callsOf('PATCH /journal/5/')
  expect(call?.body).toEqual({ title: 'The kitchen at seven' })
  expect(call?.headers['if-match']).toBe('"2"')
})

it('an entry says in the list and on its page that it was edited', async () => {
  const written = aWireEntry({ id: 6, version: 1, title: 'Left as it was' })
  fakeApi({ 'GET /journal/': () => [written, entry] })
  const { user } = show('/journal')
  const edited = await screen.findAllByText('Edited')
  expect(edited).toHaveLength(1)
  expect(edited[0]?.closest('article')).toHaveTextContent('The kitchen at six')
  await user.click(screen.getByRole('link', { name: 'The kitchen at six' }))
  const page = await screen.findByRole('dialog', { name: 'The kitchen at six' })
  expect(page).toHaveTextContent('Sunday, March 29, 2026 · Edited')
})

it('an entry that came without an emotion shows none and needs none', async () => {
  const api = fakeApi({
    'GET /journal/': () => [{ ...entry, has_emotion: false }],
    'PATCH /journal/:id/': (body) => [200, { ...entry, has_emotion: false, ...body, version: 3 }],
  })
  const { user } = show('/journal?entry=5')
  const page = await screen.findByRole('dialog', { name: 'The kitchen at six' })
  expect(page).toHaveTextContent('mood 4/5')
  expect(page).not.toHaveTextContent(/mood 4\/5\s*·/)
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await form()
  expect(screen.getByLabelText('Emotion')).toHaveDisplayValue('None')
  await user.type(screen.getByLabelText('Title'), '!')
  await save(user)
  await screen.findByRole('dialog', { name: 'The kitchen at six!' })
  expect(api.callsOf('PATCH /journal/5/')[0]?.body).toEqual({ title: 'The kitchen at six!' })
})

it('asks the server for nothing when nothing changed', async () => {
  const api = fakeApi({ 'GET /journal/': () => [entry] })
  const { user } = show()
  await form()
  await save(user)
  await screen.findByRole('dialog', { name: 'The kitchen at six' })
  expect(api.callsOf('PATCH /journal/5/')).toHaveLength(0)
})

it('stays open with an alert when it could not be saved', async () => {
  fakeApi({ 'GET /journal/': () => [entry], 'PATCH /journal/:id/': () => [500, {}] })
  const { user } = show()
  await form()
  await user.type(screen.getByLabelText('Title'), '!')
  await save(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Could not update the entry.')
  expect(screen.getByLabelText('Title')).toHaveValue('The kitchen at six!')
})

const present = { ...entry, version: 9, title: 'Changed elsewhere' }

it('shows both versions when it was changed elsewhere, and saving again keeps mine', async () => {
  const api = fakeApi({
    'GET /journal/': () => [entry],
    'PATCH /journal/:id/': (body, { headers }) =>
      headers['if-match'] === '"9"'
        ? [200, { ...present, ...body }]
        : [412, present, { etag: '"9"' }],
  })
  const { user } = show()
  await form()
  await user.type(screen.getByLabelText('Title'), '!')
  await save(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere')
  expect(screen.getByRole('region', { name: 'Title, saved elsewhere' })).toHaveTextContent(
    'Changed elsewhere',
  )
  expect(screen.getByRole('region', { name: 'Title, yours' })).toHaveTextContent(
    'The kitchen at six!',
  )
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await screen.findByRole('dialog', { name: 'The kitchen at six!' })
  expect(api.callsOf('PATCH /journal/5/').at(-1)?.body).toEqual({ title: 'The kitchen at six!' })
})

it('can take the other version', async () => {
  fakeApi({
    'GET /journal/': () => [entry],
    'PATCH /journal/:id/': () => [412, present, { etag: '"9"' }],
  })
  const { user } = show()
  await form()
  await user.type(screen.getByLabelText('Title'), '!')
  await save(user)
  await user.click(await screen.findByRole('button', { name: 'Take the saved version' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Entry' })).toBeNull())
  expect(await screen.findByRole('dialog', { name: 'Changed elsewhere' })).toBeVisible()
})
