import { connection, session } from '@truenorth/shared-auth'
import { postIdempotent, startOutbox } from '@truenorth/shared-auth/outbox'
import {
  fakeApi,
  networkError,
  setConnection,
  setSession,
  signInAs,
} from '@truenorth/shared-auth/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderFrame } from '../../testing/renderFrame'

const reading = { mood_value: 4 }
const options = { kind: 'mood', label: 'Reading' }
const refused = () => [400, { detail: 'No such energy.' }]
const withoutResponse = () => {
  throw networkError()
}

/** Queues a reading that the server then refuses. */
const refuseLater = async () => {
  fakeApi({ 'POST /mood/': withoutResponse })
  await postIdempotent('/mood/', reading, options).catch(() => undefined)
  fakeApi({ 'POST /mood/': refused })
  startOutbox()
  await waitFor(() => expect(connection.failed).toHaveLength(1))
}

test('sends what an earlier visit has queued once the user is signed in', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': withoutResponse })
  await postIdempotent('/mood/', reading, options).catch(() => undefined)
  const api = fakeApi({ 'POST /mood/': () => [201, { id: 1 }] })
  renderFrame('/terms')
  await waitFor(() => expect(api.callsOf('POST /mood/')).toHaveLength(1))
})

test('shows a refused write with its reason, and sends it again on Try Again', async () => {
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

test('discards a refused write after a question', async () => {
  signInAs()
  await refuseLater()
  const { user } = renderFrame('/terms')
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Discard: Reading' }))
    return within(await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' }))
  }
  await user.click((await ask()).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(connection.failed).toHaveLength(1)
  await user.click((await ask()).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(connection.failed).toHaveLength(0))
})

test('a write that is too old can be read and saved as of today', async () => {
  signInAs()
  const api = fakeApi({ 'POST /mood/': withoutResponse })
  const old = { mood_value: 4, note: 'Written on the island.', tags: ['calm'] }
  await postIdempotent('/mood/', old, options).catch(() => undefined)
  api.respond({
    'POST /mood/': (_, { headers }) =>
      headers['x-recorded-at']
        ? [400, { detail: 'X-Recorded-At is more than 30 days ago.' }]
        : [201, { id: 1 }],
  })
  startOutbox()
  await waitFor(() => expect(connection.failed).toHaveLength(1))
  const { user } = renderFrame('/terms')
  expect(
    await screen.findByText(/^Reading could not be saved as of .* save it as of today\.$/),
  ).toBeVisible()
  expect(screen.queryByText(/X-Recorded-At/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open: Reading' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reading' }))
  expect(dialog.getByText('Written on the island.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save as of today: Reading' }))
  await waitFor(() => expect(connection.failed).toHaveLength(0))
  expect(api.calls.at(-1)?.body).toEqual(old)
})

test('says how long the session lasts in a browser without storage', () => {
  signInAs()
  renderFrame('/terms')
  const words = /storage is full or switched off, so you are signed in only until you close/
  expect(screen.queryByText(words)).not.toBeInTheDocument()
  act(() => {
    setSession({ storageWorks: false })
  })
  return waitFor(() => expect(screen.getByText(words)).toBeVisible())
})

const pressSignOut = async ({ user }: ReturnType<typeof renderFrame>) => {
  await user.click(screen.getByRole('button', { name: 'More' }))
  const more = within(await screen.findByRole('dialog', { name: 'More' }))
  await user.click(more.getByRole('button', { name: 'Sign Out' }))
  return within(await screen.findByRole('alertdialog', { name: 'Sign out now?' }))
}

const queueAndSignOut = async () => {
  signInAs()
  const api = fakeApi({ 'POST /mood/': withoutResponse, 'POST /auth/logout/': () => [200, {}] })
  await postIdempotent('/mood/', reading, options).catch(() => undefined)
  const frame = renderFrame('/terms')
  await waitFor(() => expect(connection.waiting).toBe(1))
  return { api, frame, dialog: await pressSignOut(frame) }
}

test('signing out asks first while a write is queued, and can be left at that', async () => {
  const { frame, dialog } = await queueAndSignOut()
  expect(dialog.getByText(/^Something you wrote has not been saved yet/)).toBeVisible()
  await frame.user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(session.status).toBe('signedIn')
})

test('signing out asks on a page that has not counted yet what is queued', async () => {
  signInAs()
  fakeApi({ 'POST /mood/': withoutResponse })
  await postIdempotent('/mood/', reading, options).catch(() => undefined)
  const frame = renderFrame('/terms')
  await waitFor(() => expect(connection.waiting).toBe(1))
  act(() => setConnection({ waiting: 0 }))
  const dialog = await pressSignOut(frame)
  await frame.user.click(dialog.getByRole('button', { name: 'Stay signed in' }))
  expect(session.status).toBe('signedIn')
})

test('signing out keeps what is queued for the next sign-in', async () => {
  const { api, frame, dialog } = await queueAndSignOut()
  await frame.user.click(dialog.getByRole('button', { name: 'Keep for my next sign-in' }))
  await waitFor(() => expect(session.status).toBe('signedOut'))
  api.respond({ 'POST /mood/': () => [201, { id: 1 }] })
  const before = api.callsOf('POST /mood/').length
  act(() => void signInAs())
  await waitFor(() => expect(api.callsOf('POST /mood/').length).toBe(before + 1))
})

test('signing out discards what is queued when told to', async () => {
  const { api, frame, dialog } = await queueAndSignOut()
  await frame.user.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(session.status).toBe('signedOut'))
  const before = api.callsOf('POST /mood/').length
  act(() => void signInAs())
  await waitFor(() => expect(session.status).toBe('signedIn'))
  await waitFor(() => expect(connection.waiting).toBe(0))
  expect(api.callsOf('POST /mood/')).toHaveLength(before)
})

test('signing out sends what is queued, and stays when that fails', async () => {
  const { api, frame, dialog } = await queueAndSignOut()
  await frame.user.click(dialog.getByRole('button', { name: 'Send now' }))
  expect(await dialog.findByText(/^Something you wrote has still not been saved/)).toBeVisible()
  expect(session.status).toBe('signedIn')
  api.respond({ 'POST /mood/': () => [201, { id: 1 }] })
  await frame.user.click(dialog.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(session.status).toBe('signedOut'))
})
