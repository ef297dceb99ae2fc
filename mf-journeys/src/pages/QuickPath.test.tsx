import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, someChoices } from '../testing/samples'
import { JourneysPage } from './JourneysPage'

const show = () => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [],
    'GET /journey/choices/': () => someChoices,
    'POST /journey/': (body) => [201, { ...aJourney(), ...body }],
  })
  return { api, ...renderScreen(<JourneysPage />, { path: '/journeys', route: '/journeys' }) }
}

atNoon()

it('creates an active path from today and reloads the list', async () => {
  const { user, api } = show()
  await screen.findByText('No Paths Yet')
  const before = api.callsOf('GET /journey/').length
  await user.click(screen.getByRole('button', { name: 'Quick path' }))
  const title = await screen.findByLabelText('Title')
  expect(screen.getByRole('button', { name: 'Create Journey' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Blue to Purple' })).toBeChecked()
  fireEvent.change(title, { target: { value: 'Walk' } })
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'personal growth' } })
  await user.click(screen.getByRole('button', { name: 'Create Journey' }))
  expect(await screen.findByRole('dialog', { name: 'Journey Created!' })).toBeVisible()
  expect(api.callsOf('POST /journey/')[0]?.body).toEqual({
    title: 'Walk',
    description: '',
    target_date: '2025-12-27',
    category: 'personal-growth',
    color: 'from-blue-500 to-purple-500',
    start_date: '2025-11-27',
    status: 'active',
  })
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
  expect(api.callsOf('GET /journey/').length).toBeGreaterThan(before)
})

it('asks before it is closed even without changes', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Quick path' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Discard Changes?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await screen.findByText('No Paths Yet')).toBeVisible()
})
