import { localToday } from '@truenorth/shared-ui'
import { sendNow } from '@truenorth/shared-auth/outbox'
import { fakeApi, noNetwork, type Responses, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { moodQueries } from '../api/moods'
import { aMood } from '../testing/aMood'
import { silenceReports } from '../testing/silenceReports'
import Bearing from './Bearing'

const today = localToday()
const at = (id: number, mood_value: number, time: string) =>
  aMood({ id, mood_value, note: '', tags: [], local_date: today, timestamp: `${today}T${time}Z` })
const morning = at(9, 5, '08:12:00')

const open = async (responses: Responses) => {
  signInAs()
  let stored = [morning]
  const api = fakeApi({
    'GET /mood/today/': () => stored[0] ?? [404, {}],
    'GET /mood/': () => stored,
    'POST /mood/': (body) => {
      stored = [at(10, Number(body['mood_value']), '20:00:00'), ...stored]
      return [201, stored[0]]
    },
    'PATCH /mood/:id/': (body) => {
      stored = stored.map((mood) => (mood.id === 10 ? { ...mood, ...body } : mood))
      return stored[0]
    },
    'DELETE /mood/:id/': () => {
      stored = stored.filter(({ id }) => id !== 10)
      return [204]
    },
    ...responses,
  })
  const view = renderScreen(<Bearing />, { path: '/dashboard' })
  // As the week and the tiles do.
  await view.client.fetchQuery(moodQueries.list())
  await screen.findByRole('img', { name: /points to Excellent/ })
  return { ...view, api }
}
const mood = (label: string) => screen.getByRole('button', { name: `Log ${label} now` })

it('a tap saves the mood alone, and says so', async () => {
  const { user, api } = await open({})
  await user.click(mood('Good'))
  expect(screen.getByRole('img', { name: /points to Good/ })).toBeInTheDocument()
  expect(mood('Good')).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Reading saved')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^Reading saved, Good, 8:00/)
  expect(api.callsOf('POST /mood/').map(({ body }) => body)).toEqual([{ mood_value: 4 }])
  expect(screen.getByRole('link', { name: 'Add a note' })).toHaveAttribute(
    'href',
    '/dashboard?note=10',
  )
  expect(screen.getByRole('link', { name: 'Adjust Reading' })).toHaveAttribute(
    'href',
    '/mood/10/edit',
  )
})

it('Undo deletes that reading, and the needle goes back', async () => {
  const { user, api } = await open({})
  await user.click(mood('Sad'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(screen.getByRole('img', { name: /points to Excellent/ })).toBeInTheDocument()
  expect(api.callsOf('DELETE /mood/:id/').map(({ path }) => path)).toEqual(['/mood/10/'])
})

it('a reading that cannot be taken back is shown again, and Undo can be tried again', async () => {
  const { user, api } = await open({ 'DELETE /mood/:id/': () => [500, ''] })
  await user.click(mood('Sad'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Failed to delete entry. Please try again.')).toBeVisible()
  expect(screen.getByRole('img', { name: /points to Sad/ })).toBeInTheDocument()
  api.respond({ 'DELETE /mood/:id/': () => [404, {}] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  // Somebody else has deleted it meanwhile, which is as good.
  expect(await screen.findByText('Undone')).toBeVisible()
})

it('a double tap logs once', async () => {
  const { user, api } = await open({})
  await user.dblClick(mood('Good'))
  await screen.findByText('Reading saved')
  await user.click(mood('Good'))
  expect(api.callsOf('POST /mood/')).toHaveLength(1)
})

it('another mood at once changes the reading, and Undo changes it back', async () => {
  const { user, api } = await open({})
  await user.click(mood('Good'))
  await user.click(mood('Okay'))
  expect(await screen.findByText('Changed to Okay')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Changed to Good')).toBeVisible()
  expect(api.callsOf('POST /mood/')).toHaveLength(1)
  expect(api.callsOf('PATCH /mood/:id/').map(({ body }) => body)).toEqual([
    { mood_value: 3 },
    { mood_value: 4 },
  ])
})

it('a tap without a network waits on the device, and Undo withdraws it', async () => {
  silenceReports()
  const { user, api } = await open({ 'POST /mood/': noNetwork })
  await user.click(mood('Good'))
  expect(await screen.findByText('Kept on this device until it can be sent')).toBeVisible()
  expect(screen.getByText('Waiting to be sent')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Adjust Reading' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeVisible()
  expect(screen.getByRole('img', { name: /points to Excellent/ })).toBeInTheDocument()
  await sendNow()
  expect(api.callsOf('POST /mood/')).toHaveLength(1)
})

it('a tap that was sent meanwhile is undone on the server', async () => {
  silenceReports()
  const { user, api } = await open({ 'POST /mood/': noNetwork })
  await user.click(mood('Good'))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  api.respond({ 'POST /mood/': () => [201, at(10, 4, '20:00:00')] })
  await sendNow()
  await user.click(undo)
  expect(await screen.findByText('Undone')).toBeVisible()
  const keys = api.callsOf('POST /mood/').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect(api.callsOf('DELETE /mood/:id/').map(({ path }) => path)).toEqual(['/mood/10/'])
})

it('a tap that is refused says why, shows what the server holds, and can be tried again', async () => {
  silenceReports()
  const { user, api } = await open({ 'POST /mood/': () => [413, {}] })
  await user.click(mood('Good'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This is too large to be saved.')
  expect(screen.getByRole('img', { name: /points to Excellent/ })).toBeInTheDocument()
  api.respond({ 'POST /mood/': () => [201, at(10, 4, '20:00:00')] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Reading saved')).toBeVisible()
})

it('digits log, and arrows go round', async () => {
  const { user, api } = await open({})
  const group = screen.getByRole('group', { name: 'How are you now? One tap saves a reading.' })
  expect(group).toContainElement(mood('Very Sad'))
  mood('Very Sad').focus()
  await user.keyboard('{ArrowLeft}')
  expect(mood('Excellent')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(mood('Sad')).toHaveFocus()
  await user.keyboard('1')
  expect(await screen.findByText('Reading saved')).toBeVisible()
  expect(mood('Sad')).toHaveFocus()
  await waitFor(() => expect(api.callsOf('POST /mood/')).toHaveLength(1))
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Undone')).toBeVisible()
})
