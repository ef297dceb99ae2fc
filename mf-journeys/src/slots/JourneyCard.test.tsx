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
  expect(await screen.findByText('Next:')).toHaveTextContent('Next: Walk without the phone')
  await user.click(screen.getByRole('link', { name: 'Thirty mornings outside' }))
  expect(router.state.location.pathname).toBe('/journey/7')
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
