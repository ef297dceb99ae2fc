import { lockPages, sealPage } from '@truenorth/shared-auth/sealed-pages'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import '../components/SealedPicture'
import '../features/reader/Reader'
import '../features/sealed/SealedPagesBar'
import '../features/write/EntryModal'
import '../features/write/SealControl'
import { aWireEntry } from '../testing/entries'
import { JournalPage } from './JournalPage'

// Made by this format once: what is stored has to open for good.
const code = '50w2-y5m7-sp6r-qfvz-mzfx-kqg4-5bep-f316'
const pages = {
  key_id: '6a1f2f4e-8f53-4b43-9d3c-2f6f3a0c9b11',
  seals_new: true,
  wraps: [
    {
      id: 1,
      kind: 'recovery',
      kdf: { name: 'hkdf', salt: 'NIGyP0gje-T7C6Ptdp5Hxg' },
      nonce: 'msDFEpWTOp_3m0sG',
      wrapped: 'gKtejhqsXSpxwgQj8jBYyS9yIi8hyvXtO4UWcpKazgzG3s-vfALfCqW6s7XkvxJQ',
    },
  ],
  sealed_entries: 1,
}
const id = '3f0c0f6e-5d2b-4b1c-9c39-0b7f4a4b6f10'
const day = '2026-03-29'
const text = { title: 'Rain', content: 'On the roof.', tags: ['home'], pictures: [] }

type User = ReturnType<typeof renderScreen>['user']

const show = (path = '/journal') => renderScreen(<JournalPage />, { path, route: '/journal' })
const bar = () => screen.findByRole('region', { name: 'Sealed pages' })

const giveCode = async (user: User) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlock sealed pages' }))
  await user.click(dialog.getByRole('button', { name: 'Use the recovery code' }))
  await user.type(dialog.getByLabelText('Recovery code'), code)
  await user.click(dialog.getByRole('button', { name: 'Unlock' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Unlock sealed pages' })).toBeNull(),
  )
}

const unlock = async (user: User) => {
  await user.click(await within(await bar()).findByRole('button', { name: 'Unlock' }))
  await giveCode(user)
}

const sealedEntry = async (changes = {}) => {
  const sealed = await sealPage(text, { id, entryDate: day, revision: 2, ...changes })
  return aWireEntry({
    id: 5,
    version: 2,
    entry_date: day,
    title: 'Sealed page',
    content: '',
    tags: [],
    sealed,
  })
}

/** The server of an account whose pages can be sealed, unlocked here once to write a page. */
const withSealedPage = async (change = (entry: ReturnType<typeof aWireEntry>) => entry) => {
  const api = fakeApi({
    'GET /auth/users/me/sealed-pages/': () => pages,
    'GET /journal/': () => [aWireEntry({ sealed: placeholder })],
  })
  const { user, unmount } = show()
  await unlock(user)
  const entry = change(await sealedEntry())
  await act(() => lockPages())
  unmount()
  api.respond({ 'GET /journal/': () => [entry] })
  return { api, entry }
}
const placeholder = {
  format: 1,
  id,
  revision: 1,
  nonce: 'A'.repeat(16),
  ciphertext: 'AAAA',
} as const

const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')

beforeAll(() => {
  // jsdom has none.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
})
beforeEach(() => {
  signInAs()
})

it('a locked page shows its day alone; unlocked, its words are read and found here, and locking hides them', async () => {
  await withSealedPage()
  const { user } = show()
  const card = await screen.findByRole('article')
  expect(card).toHaveTextContent('Sealed page')
  expect(card).toHaveTextContent('mood 4/5')
  expect(await bar()).toHaveTextContent('1 sealed page, locked on this device.')
  await unlock(user)
  expect(await screen.findByRole('link', { name: 'Rain' })).toBeVisible()
  await user.type(screen.getByPlaceholderText('Search entries...'), 'ROOF')
  expect(screen.getByRole('link', { name: 'Rain' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Rain' }))
  const page = await screen.findByRole('dialog', { name: 'Rain' })
  expect(page).toHaveTextContent('On the roof.')
  expect(page).toHaveTextContent('home')
  await act(() => lockPages())
  await waitFor(() => expect(page).toHaveTextContent('This page is sealed.'))
  expect(page).toHaveAccessibleName('Sealed page')
  expect(document.body).not.toHaveTextContent(/roof/)
})

it('an edit sends a later revision and no word of it, and opening it for good sends its words', async () => {
  const { api, entry } = await withSealedPage()
  api.respond({
    'PATCH /journal/:id/': (body) => [200, { ...entry, ...body, version: 3 }],
  })
  const { user } = show('/journal?entry=5&write=edit')
  const locked = within(await screen.findByRole('dialog', { name: 'Sealed page' }))
  await user.click(locked.getByRole('button', { name: 'Unlock' }))
  await giveCode(user)
  await screen.findByRole('dialog', { name: 'Edit Entry' })
  await user.type(screen.getByLabelText('Title'), ' again')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('dialog', { name: 'Rain again' })
  const [call] = api.callsOf('PATCH /journal/5/')
  expect(call?.body).toMatchObject({ sealed: { id, revision: 3 } })
  expect(call?.body).not.toHaveProperty('title')
  expect(call?.raw).not.toMatch(/again|roof|home/)
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Seal this page' }))
  await user.click(await screen.findByRole('button', { name: 'Open it for good' }))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(api.callsOf('PATCH /journal/5/')).toHaveLength(2))
  expect(api.callsOf('PATCH /journal/5/')[1]?.body).toEqual({
    sealed: null,
    title: 'Rain again',
    content: 'On the roof.',
    tags_input: ['home'],
    images: [],
  })
})

it('a page that was moved to another day, or rolled back, says so and loses nothing', async () => {
  const { api, entry } = await withSealedPage()
  api.respond({ 'GET /journal/': () => [{ ...entry, entry_date: '2026-03-30' }] })
  const first = show()
  await unlock(first.user)
  expect(await screen.findByText('It could not be opened. Nothing was deleted.')).toBeVisible()
  const older = await sealedEntry({ revision: 1 })
  api.respond({ 'GET /journal/': () => [entry] })
  await act(() => first.client.invalidateQueries())
  expect(await screen.findByRole('link', { name: 'Rain' })).toBeVisible()
  api.respond({ 'GET /journal/': () => [older] })
  await act(() => first.client.invalidateQueries())
  await first.user.click(screen.getByRole('link', { name: 'Rain' }))
  expect(await screen.findByText(/^This is an older version of this page/)).toBeVisible()
  expect(screen.getAllByText('On the roof.')).toHaveLength(2)
})

it('a new page is sealed where the account seals new ones, and what waits has no word of it', async () => {
  const { api, entry } = await withSealedPage()
  api.respond({ 'POST /journal/': () => [201, { ...entry, id: 6 }] })
  const { user } = show()
  await unlock(user)
  await user.click(screen.getByRole('button', { name: 'New Entry' }))
  await user.type(await screen.findByLabelText('Title'), 'Snow')
  await user.type(screen.getByLabelText('Content'), 'All night.')
  expect(await screen.findByRole('checkbox', { name: 'Seal this page' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Create Entry' }))
  await waitFor(() => expect(api.callsOf('POST /journal/')).toHaveLength(1))
  const [call] = api.callsOf('POST /journal/')
  expect(call?.body).toMatchObject({ mood: 3, sealed: { revision: 1 }, images: [] })
  expect(call?.raw).not.toMatch(/Snow|night/)
})

it('locked, a new page is not sent plain: it says what to do, and keeps what was written', async () => {
  const { api } = await withSealedPage()
  const { user } = show('/journal?write=new')
  await user.type(await screen.findByLabelText('Title'), 'Snow')
  await user.type(screen.getByLabelText('Content'), 'All night.')
  await user.click(screen.getByRole('button', { name: 'Create Entry' }))
  expect(
    await screen.findByText(/Unlock them to save this page; what you wrote is kept/),
  ).toBeVisible()
  expect(api.callsOf('POST /journal/')).toHaveLength(0)
  expect(screen.getByLabelText('Title')).toHaveValue('Snow')
})
