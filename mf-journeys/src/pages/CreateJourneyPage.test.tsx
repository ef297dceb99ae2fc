import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { loadDraft } from '@truenorth/shared-auth/outbox'
import { type Responses, fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney } from '../testing/samples'
import { CreateJourneyPage } from './CreateJourneyPage'

const show = (responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [],
    'POST /journey/': (body) => [201, { ...aJourney(), ...body }],
    ...responses,
  })
  const path = '/journey/create'
  return { api, ...renderScreen(<CreateJourneyPage />, { path, route: path }) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const fill = () => {
  type('Name', '  Walk more ')
  type('Description', 'Every day.')
  type('Category', 'career')
  type('End date', '2025-12-24')
}

atNoon()

it('starts with the compass, the ocean theme and today', () => {
  show()
  expect(screen.getByRole('radio', { name: 'Compass' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Ocean' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(8 + 24)
  expect(screen.getByLabelText('Start date')).toHaveValue('2025-11-27')
  expect(screen.getByLabelText('Start date')).toHaveAttribute('min', '2025-11-27')
  expect(screen.getByLabelText('End date')).toHaveAttribute('min', '2025-11-27')
})

it('says what is missing in the words of the specification', async () => {
  const { user, api } = show()
  type('Start date', '')
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByText('Name is required')).toBeVisible()
  expect(screen.getByText('Description is required')).toBeVisible()
  expect(screen.getByText('Pick a category')).toBeVisible()
  expect(screen.getByText('Start date required')).toBeVisible()
  expect(screen.getByText('End date required')).toBeVisible()
  type('Name', ' ab ')
  expect(await screen.findByText('At least 3 characters')).toBeVisible()
  type('Start date', '2025-12-01')
  type('End date', '2025-12-01')
  expect(await screen.findByText('Must be after start')).toBeVisible()
  expect(screen.getByLabelText('End date')).toHaveAttribute('min', '2025-12-01')
  expect(api.callsOf('POST /journey/')).toHaveLength(0)
})

it('creates the journey, says so and goes to the list', async () => {
  const { user, api, router } = show()
  fill()
  await user.click(screen.getByRole('radio', { name: 'Mountain' }))
  await user.click(screen.getByRole('radio', { name: 'Mint' }))
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByRole('dialog', { name: 'Journey Created!' })).toBeVisible()
  expect(api.callsOf('POST /journey/')[0]?.body).toEqual({
    title: 'Walk more',
    description: 'Every day.',
    category: 'career',
    color: 'from-emerald-500 to-mint-500',
    emoji: '⛰️',
    start_date: '2025-11-27',
    target_date: '2025-12-24',
  })
  expect(router.state.location.pathname).toBe('/journey/create')
  await waitFor(() => expect(router.state.location.pathname).toBe('/journeys'))
})

it('a template fills in the form, and asks before it replaces the user’s own texts', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: /A sketch a week/ }))
  expect(screen.getByLabelText('Name')).toHaveValue('A sketch a week')
  expect(screen.getByLabelText('Category')).toHaveValue('creativity')
  expect(screen.getByRole('radio', { name: 'Lavender' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Palette' })).toBeChecked()
  expect(screen.getByLabelText('End date')).toHaveValue('2026-02-25')
  await user.click(screen.getByRole('button', { name: /Thirty mornings outside/ }))
  expect(screen.getByLabelText('End date')).toHaveValue('2025-12-27')
  type('Name', 'My own')
  type('Description', 'In my words')
  await user.click(screen.getByRole('button', { name: /A sketch a week/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Replace what you wrote?' })
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('My own')
})

it('asks before unsaved text is lost', async () => {
  const { user, router } = show()
  fill()
  await user.click(screen.getByRole('link', { name: 'Back to Journeys' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  expect(screen.getByLabelText('Description')).toHaveValue('Every day.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/journeys'))
})

it('leaves without a question when nothing was changed', async () => {
  const { user, router } = show()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/journeys')
})

it('a failure keeps the text; trying again creates the journey once', async () => {
  const { user, api } = show({
    'POST /journey/': () => {
      throw networkError()
    },
  })
  fill()
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByText(/^Failed to create journey/)).toBeVisible()
  expect(screen.getByText(/will be sent as soon as/)).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('  Walk more ')
  api.respond({ 'POST /journey/': (body) => [201, { ...aJourney(), ...body }] })
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByRole('dialog', { name: 'Journey Created!' })).toBeVisible()
  const keys = api.callsOf('POST /journey/').map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
})

it('shows the server’s error at its field', async () => {
  const { user } = show({
    'POST /journey/': () => [400, { target_date: ['Target date must be after start date.'] }],
  })
  fill()
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByText('Failed to create journey')).toBeVisible()
  expect(screen.getByText('Target date must be after start date.')).toBeVisible()
  expect(screen.getByLabelText('End date')).toHaveAttribute('aria-invalid', 'true')
})

it('restores the draft after a reload', async () => {
  const first = show()
  fill()
  await waitFor(async () =>
    expect(await loadDraft('journey-new')).toMatchObject({ target_date: '2025-12-24' }),
  )
  first.unmount()
  show()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('  Walk more '))
  expect(screen.getByLabelText('End date')).toHaveValue('2025-12-24')
  expect(screen.getByText(/^This is a draft/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.queryByText(/^This is a draft/)).toBeNull()
})
