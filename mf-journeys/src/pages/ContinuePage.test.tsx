import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { atNoon } from '../testing/noon'
import { aJourney, aMilestone } from '../testing/samples'
import { ContinuePage } from './ContinuePage'

const walk = aMilestone()
const letter = aMilestone({ id: 32, title: 'Write a letter', target_date: '2025-11-24' })
const one = 'PATCH /journey/:id/milestone/:milestone/'

const show = (answers: Answers = {}, milestoneId = 31) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [aJourney()],
    'GET /journey/:id/milestone/': () => [walk, letter],
    ...answers,
  })
  const at = {
    path: `/journey/7/milestone/${milestoneId}/continue`,
    route: '/journey/:journeyId/milestone/:milestoneId/continue',
  }
  return { api, ...renderScreen(<ContinuePage />, at) }
}

atNoon()

it('shows the waypoint, the others that are open, and the way back', async () => {
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

it('saves how far it has come, and asks before that is left unsaved', async () => {
  const { api, user } = show({ [one]: (body) => ({ ...walk, ...body }) })
  const slider = await screen.findByLabelText('Progress')
  expect(slider).toHaveValue('40')
  expect(screen.getByRole('button', { name: 'Save progress' })).toBeDisabled()
  fireEvent.change(slider, { target: { value: '65' } })
  expect(screen.getByText('65%')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the journey' }))
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
  api.answer({ 'GET /journey/:id/milestone/': () => [{ ...walk, progress: 65 }, letter] })
  await user.click(screen.getByRole('button', { name: 'Save progress' }))
  expect(await screen.findByText('Progress saved')).toBeVisible()
  expect(api.callsOf(one)[0]?.body).toEqual({ progress: 65 })
  await waitFor(() => expect(screen.getByLabelText('Progress')).toHaveValue('65'))
})

it('completes the waypoint, and shows where to go on', async () => {
  const done = { ...walk, is_completed: true, progress: 100 }
  const { api, user } = show({ [one]: () => done })
  await screen.findByLabelText('Progress')
  api.answer({ 'GET /journey/:id/milestone/': () => [done, letter] })
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Waypoint reached')).toBeVisible()
  expect(api.callsOf(one)[0]?.body).toEqual({ is_completed: true, progress: 100 })
  expect(screen.getByRole('link', { name: /Write a letter/ })).toBeVisible()
})

it('says that the journey is complete with its last waypoint', async () => {
  const done = { ...walk, is_completed: true, progress: 100 }
  const { api, user } = show({ [one]: () => done, 'GET /journey/:id/milestone/': () => [walk] })
  await screen.findByLabelText('Progress')
  api.answer({ 'GET /journey/:id/milestone/': () => [done] })
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Journey Complete!')).toBeVisible()
})

it('takes the completion back when the server refuses', async () => {
  const { user } = show({ [one]: () => [500, { detail: 'Not today.' }] })
  await screen.findByLabelText('Progress')
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }))
  expect(await screen.findByText('Not today.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Mark as completed' })).toBeVisible()
})

it('knows no milestone of that number', async () => {
  show({}, 99)
  expect(await screen.findByText('Failed to load milestone.')).toBeVisible()
})
