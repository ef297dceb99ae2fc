import { loadDraft } from '@truenorth/shared-auth/outbox'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { localToday } from '@truenorth/shared-ui'
import { renderScreen, translateTexts } from '@truenorth/shared-ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { JournalPage } from '../../pages/JournalPage'
import './EntryModal'
import { aWireEntry } from '../../testing/entries'

const show = (path = '/journal?write=new') =>
  renderScreen(<JournalPage />, { path, route: '/journal' })
const form = () => screen.findByRole('dialog', { name: 'Create New Entry' })
type User = ReturnType<typeof show>['user']

const fillIn = async (user: User) => {
  await form()
  await user.type(screen.getByLabelText('Title'), ' Rain ')
  await user.type(screen.getByLabelText('Content'), 'On the roof.')
}
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Create Entry' }))

beforeEach(() => signInAs())

it('starts with today, mood 3 of 5 in words, and happy', async () => {
  fakeApi({ 'GET /journal/': () => [] })
  const { user } = show('/journal')
  await user.click(await screen.findByRole('button', { name: 'New Entry' }))
  await form()
  expect(screen.getByLabelText('Date')).toHaveValue(localToday())
  const mood = screen.getByRole('slider', { name: 'Mood' })
  expect(mood).toHaveAttribute('aria-valuetext', 'Okay, 3 of 5')
  expect(mood).toHaveAttribute('min', '1')
  expect(mood).toHaveAttribute('max', '5')
  expect(screen.getByLabelText('Emotion')).toHaveValue('happy')
  expect(within(screen.getByLabelText('Emotion')).getAllByRole('option')).toHaveLength(15)
})

it('asks for title and content first, and tells the folded details in one line', async () => {
  fakeApi({ 'GET /journal/': () => [] })
  const { user } = show()
  await form()
  const fields = ['Title', 'Content', 'Date', 'Emotion', 'Mood', 'New tag']
  const inOrder = [...document.querySelectorAll('[role=dialog] :is(input, textarea, select)')]
  const places = fields.map((name) => inOrder.indexOf(screen.getByLabelText(name)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const fold = screen.getByRole('button', { name: 'Details: Today · mood 3/5 · happy' })
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  await user.click(fold)
  expect(fold).toHaveAttribute('aria-expanded', 'true')
  await user.selectOptions(screen.getByLabelText('Emotion'), 'calm')
  await user.type(screen.getByLabelText('New tag'), 'home{Enter}')
  expect(fold).toHaveAccessibleName('Details: Today · mood 3/5 · calm · #home')
})

it('says what the slider is set to in a browser that translates', async () => {
  fakeApi({ 'GET /journal/': () => [] })
  show()
  translateTexts(await form())
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } })
  expect(screen.getByText('Excellent, 5/5')).toBeVisible()
  expect(screen.queryByText(/Okay/)).toBeNull()
})

it('is sent once under the server’s names and listed before the others', async () => {
  const stored = aWireEntry({ id: 7, title: 'Rain', entry_date: localToday() })
  const api = fakeApi({
    'GET /journal/': () => [aWireEntry({ title: 'Older', entry_date: '2020-01-01' })],
    'POST /journal/': () => [201, stored],
  })
  const { user } = show()
  await fillIn(user)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } })
  await user.selectOptions(screen.getByLabelText('Emotion'), 'peaceful')
  await user.type(screen.getByLabelText('New tag'), ' home {Enter}')
  await user.type(screen.getByLabelText('New tag'), 'home')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.type(screen.getByLabelText('New tag'), 'roof{Enter}')
  await user.click(screen.getByRole('button', { name: 'Remove roof' }))
  await save(user)
  expect(await screen.findByRole('link', { name: 'Rain' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [call, second] = api.callsOf('POST /journal/')
  expect(second).toBeUndefined()
  expect(call?.headers['idempotency-key']).toBeTruthy()
  expect(call?.body).toEqual({
    title: ' Rain ',
    content: 'On the roof.',
    entry_date: localToday(),
    mood: 4,
    emotion: 'peaceful',
    tags_input: ['home'],
    images: [],
  })
  await waitFor(async () => expect(await loadDraft('journal-new')).toBeUndefined())
})

it.each([
  ['a blank title', '   ', 'Words.', 'Title'],
  ['blank content', 'Title', '  \n ', 'Content'],
])('with %s it alerts, marks the field and sends nothing', async (_what, title, content, blank) => {
  const api = fakeApi({ 'GET /journal/': () => [] })
  const { user } = show()
  await form()
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } })
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: content } })
  await save(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please fill in both title and content',
  )
  expect(screen.getByLabelText(blank)).toHaveFocus()
  expect(screen.getByLabelText(blank)).toBeInvalid()
  expect(screen.getByLabelText(blank)).toHaveAccessibleDescription(
    expect.stringContaining(`${blank} is required`),
  )
  expect(api.callsOf('POST /journal/')).toHaveLength(0)
  fireEvent.change(screen.getByLabelText(blank), { target: { value: 'Something' } })
  await waitFor(() => expect(screen.getByLabelText(blank)).toBeValid())
})

it('cannot be sent twice while "Creating..." and keeps everything when that fails', async () => {
  let answer: (status: number) => void = () => {}
  const api = fakeApi({
    'GET /journal/': () => [],
    'POST /journal/': () =>
      new Promise((resolve) => {
        answer = (status) => resolve([status, { title: ['Ensure this field is better.'] }])
      }),
  })
  const { user } = show()
  await fillIn(user)
  await save(user)
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled()
  await waitFor(() => expect(api.callsOf('POST /journal/')).toHaveLength(1))
  answer(400)
  const alert = await screen.findByText('Error: Could not save the new entry.')
  expect(alert.closest('[role=alert]')).not.toBeNull()
  expect(screen.getByText('Ensure this field is better.')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue(' Rain ')
  expect(screen.getByRole('button', { name: 'Create Entry' })).toBeEnabled()
})

it('is restored after the page was left, and can be discarded', async () => {
  fakeApi({ 'GET /journal/': () => [] })
  const { user, unmount } = show()
  await fillIn(user)
  unmount()
  await waitFor(async () =>
    expect(await loadDraft('journal-new')).toMatchObject({ title: ' Rain ' }),
  )
  const again = show()
  expect(await screen.findByText(/What you were writing is here again/)).toBeVisible()
  expect(screen.getByLabelText('Content')).toHaveValue('On the roof.')
  await again.user.click(screen.getByRole('button', { name: 'Start afresh' }))
  await waitFor(() => expect(screen.getByLabelText('Content')).toHaveValue(''))
  await waitFor(async () => expect(await loadDraft('journal-new')).toBeUndefined())
})

it('asks before changes are lost', async () => {
  fakeApi({ 'GET /journal/': () => [] })
  const { user, router } = show()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  expect(screen.getByLabelText('Title')).toHaveValue(' Rain ')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  )
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(async () => expect(await loadDraft('journal-new')).toBeUndefined())
})
