import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Responses, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, aMilestone } from '../testing/samples'
import { ContinuePage } from './ContinuePage'

const walk = aMilestone()
const letter = aMilestone({ id: 32, title: 'Write a letter', target_date: '2025-11-24' })
const one = 'PATCH /journey/:id/milestone/:milestone/'

const show = (responses: Responses = {}, milestoneId = 31) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [aJourney()],
    'GET /journey/:id/milestone/': () => [walk, letter],
    ...responses,
  })
  const at = {
    path: `/journey/7/milestone/${milestoneId}/continue`,
    route: '/journey/:journeyId/milestone/:milestoneId/continue',
  }
  return { api, ...renderScreen(<ContinuePage />, at) }
}

atNoon()

it('shows the waypoint, links to the other open ones, and the link back', async () => {
  show()
  expect(await screen.findByRole('heading', { level: 1, name: walk.title })).toBeVisible()
  expect(screen.getByText(walk.description)).toBeVisible()
  expect(screen.getByRole('link', { name: /Write a letter/ })).toHaveAttribute(
    'href',
    '/journey/7/milestone/32/continue',
  )
  expect(screen.getByRole('link', { name: 'Back to the journey' })).toHaveAttribute(
    'href',
    '/journey/7',
  )
})

it('saves the progress, and asks before an unsaved one is lost', async () => {
  const { api, user } = show({ [one]: (body) => ({ ...walk, ...body }) })
  const slider = await screen.findByLabelText('Progress')
  expect(slider).toHaveValue('40')
  expect(screen.getByRole('button', { name: 'Save progress' })).toBeDisabled()
  fireEvent.change(slider, { target: { value: '65' } })
  expect(screen.getByText('65%')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the journey' }))
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
  api.respond({ 'GET /journey/:id/milestone/': () => [{ ...walk, progress: 65 }, letter] })
  await user.click(screen.getByRole('button', { name: 'Save progress' }))
  expect(await screen.findByText('Progress saved')).toBeVisible()
  expect(api.callsOf(one)[0]?.body).toEqual({ progress: 65 })
  await waitFor(() => expect(screen.getByLabelText('Progress')).toHaveValue('65'))
})

it('completes the waypoint and shows the other open ones', async () => {
  const done = { ...walk, is_completed: true, progress: 100 }
  const { api, user } = show({ [one]: () => done })
  await screen.findByLabelText('Progress')
  api.respond({ 'GET /journey/:id/milestone/': () => [done, letter] })
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Waypoint reached')).toBeVisible()
  expect(api.callsOf(one)[0]?.body).toEqual({ is_completed: true, progress: 100 })
  expect(screen.getByRole('link', { name: /Write a letter/ })).toBeVisible()
})

it('completing the last waypoint completes the journey', async () => {
  const done = { ...walk, is_completed: true, progress: 100 }
  const { api, user } = show({ [one]: () => done, 'GET /journey/:id/milestone/': () => [walk] })
  await screen.findByLabelText('Progress')
  api.respond({ 'GET /journey/:id/milestone/': () => [done] })
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Journey Complete!')).toBeVisible()
})

it('a refused completion is taken back', async () => {
  const { user } = show({ [one]: () => [500, { detail: 'Not today.' }] })
  await screen.findByLabelText('Progress')
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Not today.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Mark as completed' })).toBeVisible()
})

it('says that an unknown milestone could not be loaded', async () => {
  show({}, 99)
  expect(await screen.findByText('Failed to load milestone.')).toBeVisible()
})
