import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Responses, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, aMilestone } from '../testing/samples'
import { CreateMilestonePage } from './CreateMilestonePage'

const route = '/journey/:journeyId/milestone/create'

const show = (responses: Responses = {}, query = '', journeyId = '7') => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [aJourney()],
    'GET /journey/:id/milestone/': () => [],
    'GET /journey/:id/milestone/type-choices/': () => [
      { value: 'habit', label: 'Habit from the server' },
      { value: 'practice', label: 'Skill Practice' },
    ],
    'POST /journey/:id/milestone/': (body) => [201, { ...aMilestone(), ...body }],
    ...responses,
  })
  const path = `/journey/${journeyId}/milestone/create${query}`
  return { api, ...renderScreen(<CreateMilestonePage />, { path, route }) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const press = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Create Milestone' }))

atNoon()

it('says what is missing in the words of the specification', async () => {
  const { user } = show()
  await press(user)
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(screen.getByText('Please choose a milestone type')).toBeVisible()
  expect(screen.getByText('Target date is required')).toBeVisible()
  expect(screen.getByLabelText('Target date')).toHaveAttribute('min', '2025-11-27')
  expect(screen.queryByLabelText('Mark as completed')).toBeNull()
})

it('creates a milestone, says so for a moment and returns to the journey', async () => {
  const { user, api, router } = show()
  type('Title', 'Walk')
  type('Type', 'habit')
  type('Target date', '2025-12-01')
  type('Reward', 'A long bath')
  await press(user)
  expect(await screen.findByRole('dialog', { name: 'Milestone Created!' })).toBeVisible()
  expect(api.callsOf('POST /journey/:id/milestone/')[0]?.body).toEqual({
    title: 'Walk',
    description: '',
    type: 'habit',
    target_date: '2025-12-01',
    is_completed: false,
    reward: 'A long bath',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/journey/7'))
})

it.each([
  [[400, { detail: 'No room.' }], 'No room.'],
  [[404, { detail: 'Not found.' }], 'Not found.'],
  [[500, {}], 'Something went wrong on our side. Please try again in a moment.'],
  [[200, {}], 'Truenorth sent an answer that could not be read. Please try again in a moment.'],
])('a save with the response %j says why it failed', async (response, text) => {
  const { user } = show({ 'POST /journey/:id/milestone/': () => response })
  type('Title', 'Walk')
  type('Type', 'habit')
  type('Target date', '2025-12-01')
  await press(user)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('Walk')
})

it('links to the guided form and back', async () => {
  const { user } = show()
  await user.click(screen.getByRole('link', { name: 'Start from a template' }))
  expect(await screen.findByRole('button', { name: /Seven days in a row/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Start from nothing' }))
  expect(screen.queryByRole('button', { name: /Seven days in a row/ })).toBeNull()
})

it('the guided form has templates, types of the server, progress and a question', async () => {
  const { user, api } = show({}, '?guided=1')
  await screen.findByRole('option', { name: 'Habit from the server' })
  await press(user)
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(screen.getByText('Pick a type')).toBeVisible()
  expect(screen.getByText('Target date required')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Practise one thing properly/ }))
  expect(screen.getByLabelText('Target date')).toHaveValue('2025-12-11')
  type('Progress', '101')
  await press(user)
  expect(await screen.findByText('A whole number from 0 to 100')).toBeVisible()
  type('Progress', '40')
  await press(user)
  const question = await screen.findByText('Are you sure you want to create this milestone?')
  expect(question).toBeVisible()
  expect(api.callsOf('POST /journey/:id/milestone/')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('dialog', { name: 'Milestone Created!' })).toBeVisible()
  expect(api.callsOf('POST /journey/:id/milestone/')[0]?.body).toMatchObject({
    title: 'Practise one thing properly',
    type: 'practice',
    target_date: '2025-12-11',
    is_completed: false,
    progress: 40,
  })
})

it('says that the types could not be loaded, and tries again', async () => {
  const { user, api } = show(
    { 'GET /journey/:id/milestone/type-choices/': () => [500, {}] },
    '?guided=1',
  )
  expect(await screen.findByText(/Failed to load milestone types/)).toBeVisible()
  api.respond({
    'GET /journey/:id/milestone/type-choices/': () => [{ value: 'habit', label: 'Habit' }],
  })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('option', { name: 'Habit' })).toBeInTheDocument()
})

it('says that the journey is missing in the address', () => {
  show({}, '?guided=1', 'undefined')
  expect(screen.getByText('Missing journey ID')).toBeVisible()
})

it('asks before unsaved text is lost', async () => {
  const { user } = show()
  type('Title', 'Walk')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
  await user.click(within(question).getByRole('button', { name: 'Keep Editing' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Walk')
})
