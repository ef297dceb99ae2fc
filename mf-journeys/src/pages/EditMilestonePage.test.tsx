import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Responses, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, aMilestone } from '../testing/samples'
import { EditMilestonePage } from './EditMilestonePage'

const late = aMilestone({ target_date: '2025-11-20' })
const one = '/journey/:id/milestone/:milestone/'

const show = (responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [aJourney()],
    'GET /journey/:id/milestone/': () => [late],
    [`GET ${one}`]: () => [200, late, { etag: '"2"' }],
    [`PATCH ${one}`]: (body) => [200, { ...late, ...body }],
    ...responses,
  })
  const at = {
    path: '/journey/7/milestone/31/edit',
    route: '/journey/:journeyId/milestone/:milestoneId/edit',
  }
  return { api, ...renderScreen(<EditMilestonePage />, at) }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const press = (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save Milestone' }))

atNoon()

it('a completed milestone needs no date; saving returns to the journey', async () => {
  const { user, api, router } = show()
  await screen.findByLabelText('Title')
  type('Target date', '')
  await press(user)
  expect(await screen.findByText('Target date is required')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Mark as completed' }))
  await waitFor(() => expect(screen.queryByText('Target date is required')).toBeNull())
  await press(user)
  expect(await screen.findByRole('dialog', { name: 'Milestone Updated!' })).toBeVisible()
  const [call] = api.callsOf(`PATCH ${one}`)
  expect(call?.headers['if-match']).toBe('"2"')
  expect(call?.body).toEqual({
    title: late.title,
    description: late.description,
    type: 'practice',
    target_date: null,
    is_completed: true,
    reward: late.reward,
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/journey/7'))
})

it('an overdue date that was not touched can be saved', async () => {
  const { user, api } = show()
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await press(user)
  expect(await screen.findByRole('dialog', { name: 'Milestone Updated!' })).toBeVisible()
  expect(api.callsOf(`PATCH ${one}`)[0]?.body).toMatchObject({ target_date: '2025-11-20' })
})

it('the message at the date goes when the milestone is completed', async () => {
  const { user } = show()
  const date = await screen.findByLabelText('Target date')
  type('Target date', '')
  fireEvent.blur(date)
  expect(await screen.findByText('Target date is required')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Mark as completed' }))
  await waitFor(() => expect(screen.queryByText('Target date is required')).toBeNull())
})

it('a version conflict shows both versions; take theirs fills in the form', async () => {
  const theirs = { ...late, title: 'Run', is_completed: true }
  const { user } = show({ [`PATCH ${one}`]: () => [412, theirs, { etag: '"3"' }] })
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await press(user)
  expect(await screen.findByRole('region', { name: 'Title, yours' })).toHaveTextContent('Walk')
  expect(screen.getByRole('region', { name: 'Title, saved elsewhere' })).toHaveTextContent('Run')
  const done = screen.getByRole('region', { name: 'Mark as completed, saved elsewhere' })
  expect(done).toHaveTextContent('Yes')
  await user.click(screen.getByRole('button', { name: 'Take the saved version' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Run')
  expect(screen.getByRole('checkbox', { name: 'Mark as completed' })).toBeChecked()
})

it('asks before unsaved changes are lost', async () => {
  const { user } = show()
  await screen.findByLabelText('Title')
  type('Title', 'Walk')
  await user.click(screen.getByRole('link', { name: 'Back to the journey' }))
  expect(await screen.findByRole('alertdialog', { name: 'Discard Changes?' })).toBeVisible()
})

it('says that the milestone could not be loaded', async () => {
  show({ [`GET ${one}`]: () => [404, { detail: 'Not found.' }] })
  expect(await screen.findByText('Failed to load milestone.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the journey' })).toHaveAttribute(
    'href',
    '/journey/7',
  )
})
