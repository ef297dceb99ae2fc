import '../../testing/servedDocument'
import { connection, session } from '@truenorth/shared-auth'
import { sendOnce, startOutbox } from '@truenorth/shared-auth/outbox'
import { fakeApi, noAnswer, signInAs } from '@truenorth/shared-auth/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderFrame } from '../../testing/renderFrame'

const reading = { mood_value: 4 }
const options = { kind: 'mood', label: 'Reading' }
const refused = () => [400, { detail: 'No such energy.' }]
const unanswered = () => {
  throw noAnswer()
}

/** A reading that waited and was then refused. */
const refuseLater = async () => {
  fakeApi({ 'POST /mood/': unanswered })
  await sendOnce('/mood/', reading, options).catch(() => undefined)
  fakeApi({ 'POST /mood/': refused })
  startOutbox()
  await waitFor(() => expect(connection.failed).toHaveLength(1))
}

test('what waits from an earlier visit is sent as soon as somebody is signed in', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': unanswered })
  await sendOnce('/mood/', reading, options).catch(() => undefined)
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 1 }] })
  renderFrame('/terms')
  await waitFor(() => expect(api.callsOf('POST /mood/')).toHaveLength(1))
})

test('a refused write is shown with its reason, and can be tried again', async () => {
  signInAs()
  await refuseLater()
  const { user } = renderFrame('/terms')
  expect(await screen.findByText('Reading could not be saved: No such energy.')).toBeVisible()
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 1 }] })
  await user.click(screen.getByRole('button', { name: 'Try again: Reading' }))
  await waitFor(() => expect(connection.failed).toHaveLength(0))
  expect(api.callsOf('POST /mood/')).toHaveLength(1)
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument()
})

test('a refused write can be discarded', async () => {
  signInAs()
  await refuseLater()
  const { user } = renderFrame('/terms')
  await user.click(await screen.findByRole('button', { name: 'Discard: Reading' }))
  await waitFor(() => expect(connection.failed).toHaveLength(0))
})

test('where the browser keeps nothing, the person is told how long the session lasts', () => {
  signInAs()
  renderFrame('/terms')
  const words = /storage is full or switched off, so you are signed in only until you close/
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  act(() => {
    session.storageWorks = false
  })
  return waitFor(() => expect(screen.getByText(words)).toBeVisible())
})

test('signing out asks first while something waits to be saved', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': unanswered, 'POST /auth/logout/': () => [200, {}] })
  await sendOnce('/mood/', reading, options).catch(() => undefined)
  const { user } = renderFrame('/terms')
  await waitFor(() => expect(connection.waiting).toBe(1))
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  }
  await signOut()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out now?' }))
  expect(dialog.getByText(/^Something you wrote has not been saved yet/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(session.status).toBe('signedIn')

  await signOut()
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign Out' }),
  )
  await waitFor(() => expect(session.status).toBe('signedOut'))
})
