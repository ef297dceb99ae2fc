import { screen } from '@testing-library/react'
import { type Responses, fakeApi, networkError, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { aJourney, aMilestone } from '../testing/samples'
import JourneyCard from './JourneyCard'

const show = (responses: Responses = {}) => {
  signInAs()
  const api = fakeApi({
    'GET /journey/': () => [
      aJourney({ id: 6, title: 'Paused', status: 'paused', is_active: false }),
      aJourney(),
    ],
    'GET /journey/:id/milestone/': () => [aMilestone({ id: 1, is_completed: true }), aMilestone()],
    ...responses,
  })
  return { api, ...renderScreen(<JourneyCard />) }
}

it('shows the active journey with its next waypoint and opens it', async () => {
  const { user, router } = show()
  expect(await screen.findByText('Waypoint 3 of 6')).toBeVisible()
  expect(await screen.findByText('Thirty mornings outside')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Walk without the phone' }))
  expect(router.state.location.pathname).toBe('/journey/7')
})

it('a waypoint that is ticked keeps its place for a moment, and can be undone', async () => {
  const walk = aMilestone({ id: 2, title: 'Walk without the phone' })
  let milestones = [walk, aMilestone({ id: 3, title: 'Take someone along' })]
  const { user, api } = show({
    'GET /journey/:id/milestone/': () => milestones,
    'PATCH /journey/:id/milestone/:milestoneId/': (body) => {
      const saved = { ...walk, ...body }
      milestones = milestones.map((one) => (one.id === 2 ? saved : one))
      return saved
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Reached: Walk without the phone' }))
  expect(await screen.findByText(/^Waypoint reached/)).toBeVisible()
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(
    'Reached: Walk without the phone',
  )
  expect(screen.getByText('Next:')).toHaveTextContent('Next: Take someone along')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(screen.getByRole('button', { pressed: false })).toBeVisible()
  expect(api.callsOf('PATCH /journey/:id/milestone/:milestoneId/').map(({ body }) => body)).toEqual(
    [
      { is_completed: true, progress: 100 },
      { is_completed: false, progress: walk.progress },
    ],
  )
})

it('links to the create form when there is no journey', async () => {
  const { user, router } = show({ 'GET /journey/': () => [] })
  await user.click(await screen.findByRole('link', { name: 'Start a journey' }))
  expect(router.state.location.pathname).toBe('/journey/create')
})

it('a failed load shows no alert and offers to try again', async () => {
  const { user, api } = show({
    'GET /journey/': () => {
      throw networkError()
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('alert')).toBeNull()
  api.respond({ 'GET /journey/': () => [aJourney()] })
  await user.click(again)
  expect(await screen.findByText('Waypoint 3 of 6')).toBeVisible()
})
