import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Responses, fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney } from '../testing/samples'
import { EditJourneyPage } from './EditJourneyPage'

const overdue = aJourney({ target_date: '2025-11-20' })

const show = (responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [overdue],
    'GET /journey/:id/': () => [200, overdue, { etag: '"3"' }],
    'PATCH /journey/:id/': (body) => [200, { ...overdue, ...body }, { etag: '"4"' }],
    ...responses,
  })
  const at = { path: '/journey/7/edit', route: '/journey/:journeyId/edit' }
  return { api, ...renderScreen(<EditJourneyPage />, at) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

atNoon()

it('saves over the version that was read; an overdue date that was not touched passes', async () => {
  const { user, api, router } = show()
  await screen.findByLabelText('Title')
  type('Title', 'Forty mornings')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/journey/7'))
  const [call] = api.callsOf('PATCH /journey/:id/')
  expect(call?.headers['if-match']).toBe('"3"')
  expect(call?.body).toEqual({
    title: 'Forty mornings',
    description: overdue.description,
    target_date: '2025-11-20',
    category: 'wellness',
    color: 'from-red-500 to-amber-500',
  })
})

it('keeps a theme of the create form beside the eight of the edit form', async () => {
  show()
  expect(await screen.findByRole('radio', { name: 'As it is' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(9)
})

it('cannot be saved without a title, nor with a touched date in the past', async () => {
  const { user, api } = show()
  await screen.findByLabelText('Title')
  type('Title', '   ')
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  expect(await screen.findByText('Journey title is required')).toBeVisible()
  type('Title', 'Walk')
  type('Target date', '2025-11-26')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Target date must be in the future')).toBeVisible()
  type('Target date', '2025-11-27')
  await waitFor(() => expect(screen.queryByText('Target date must be in the future')).toBeNull())
  expect(api.callsOf('PATCH /journey/:id/')).toHaveLength(0)
})

it('says that a target is not after the start before the server does', async () => {
  const later = aJourney({ start_date: '2025-12-10', target_date: '2026-01-10' })
  const { user, api } = show({ 'GET /journey/:id/': () => [200, later, { etag: '"3"' }] })
  await screen.findByLabelText('Title')
  type('Target date', '2025-12-10')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Target date must be after start date.')).toBeVisible()
  expect(api.callsOf('PATCH /journey/:id/')).toHaveLength(0)
})

it('asks before unsaved changes are lost', async () => {
  const { user, router } = show()
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' })
  expect(question).toHaveTextContent(
    'You have unsaved changes. Are you sure you want to leave without saving?',
  )
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Walk')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/journey/7'))
})

it.each([
  [[400, 'No more paths today.'], 'No more paths today.'],
  [[400, { detail: 'Not like this.' }], 'Not like this.'],
  [
    [400, { color: ['Too bright.'], target_date: ['Too soon.', 'Far too soon.'] }],
    'color: Too bright.; target_date: Too soon. Far too soon.',
  ],
  [[404, { detail: 'Not found.' }], 'Journey not found. It may have been deleted.'],
  [[500, {}], 'Server error. Please try again later.'],
  [[403, {}], 'Failed to save changes.'],
])('a save with the response %j says why it failed', async (response, text) => {
  const { user } = show({ 'PATCH /journey/:id/': () => response })
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Walk')
})

it('a version conflict shows both versions; keep mine saves over the present one', async () => {
  const theirs = { ...overdue, title: 'Run', version: 5 }
  const { user, api, router } = show({
    'PATCH /journey/:id/': () => [412, theirs, { etag: '"5"' }],
  })
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('region', { name: 'Title, yours' })).toHaveTextContent('Walk')
  expect(screen.getByRole('region', { name: 'Title, saved elsewhere' })).toHaveTextContent('Run')
  api.respond({ 'PATCH /journey/:id/': (body) => [200, { ...theirs, ...body }] })
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/journey/7'))
  expect(api.callsOf('PATCH /journey/:id/')[1]?.headers['if-match']).toBe('"5"')
})

it('take theirs in a version conflict fills in the form', async () => {
  const theirs = { ...overdue, title: 'Run', version: 5 }
  const { user } = show({ 'PATCH /journey/:id/': () => [412, theirs, { etag: '"5"' }] })
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await user.click(await screen.findByRole('button', { name: 'Take the saved version' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Run')
})

it('says that a journey does not exist or could not be loaded', async () => {
  const gone = show({ 'GET /journey/:id/': () => [404, { detail: 'Not found.' }] })
  expect(await screen.findByRole('heading', { name: 'Journey Not Found' })).toBeVisible()
  gone.unmount()
  const { api, user } = show({
    'GET /journey/:id/': () => {
      throw networkError()
    },
  })
  expect(
    await screen.findByText('Unable to load this path for editing. Please try again.'),
  ).toBeVisible()
  api.respond({ 'GET /journey/:id/': () => overdue })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByLabelText('Title')).toHaveValue(overdue.title)
})
