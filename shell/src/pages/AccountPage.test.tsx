import { session } from '@truenorth/shared-auth'
import { loadDraft, saveDraft } from '@truenorth/shared-auth/outbox'
import { fakeApi, setSession, signInAs, tokenFor } from '@truenorth/shared-auth/testing'
import { userDayEnd } from '@truenorth/shared-ui'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AccountPage } from './AccountPage'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const times = { created_at: '2031-03-01T08:00:00Z', last_used_at: '2031-03-05T08:00:00Z' }
const here = { id: 'a', device: firefox, ...times, is_current: true }
const phone = { id: 'b', device: 'iPhone Safari', ...times, is_current: false }
const factor = { enabled_at: null, recovery_codes_left: 0, devices: [], is_required: false }
const one = {
  'GET /auth/sessions/': () => [here],
  'GET /account/export-tokens/': () => [],
  'GET /auth/passkeys/': () => [],
  'GET /auth/second-factor/': () => factor,
  'GET /auth/events/': () => [],
}

const open = async (responses: Parameters<typeof fakeApi>[0] = {}) => {
  signInAs({ username: 'casey', email: 'c@example.com' })
  const api = fakeApi({ ...one, ...responses })
  const view = renderScreen(<AccountPage />, { path: '/account' })
  await screen.findByText('This browser')
  return { api, ...view }
}
type Opened = Awaited<ReturnType<typeof open>>
const card = (name: string) => within(screen.getByRole('region', { name }))

const saveEmail = async (user: Opened['user'], password = 'Lakeside-walk1') => {
  if (password) await user.type(card('Email').getByLabelText('Current password'), password)
  await user.click(card('Email').getByRole('button', { name: 'Save email' }))
}
const saved = ({ email }: { email?: string }) => ({ id: 1, username: 'casey', email })

test('changes the email with the password', async () => {
  const { api, user } = await open({ 'PATCH /auth/users/me/': saved })
  const field = card('Email').getByLabelText('Email')
  expect(field).toHaveValue('c@example.com')
  await user.clear(field)
  await saveEmail(user, '')
  expect(await card('Email').findByText('Email is required')).toBeVisible()
  expect(card('Email').getByText('Password is required')).toBeVisible()
  await user.type(field, 'new@example.com')
  await saveEmail(user)
  await waitFor(() => expect(session.user?.email).toBe('new@example.com'))
  const changes = { email: 'new@example.com', current_password: 'Lakeside-walk1' }
  expect(api.callsOf('PATCH /auth/users/me/').map(({ body }) => body)).toEqual([changes])
  await waitFor(() => expect(card('Email').getByLabelText('Email')).toHaveValue('new@example.com'))
  expect(card('Email').getByLabelText('Current password')).toHaveValue('')
})

test('shows at the field that the password for a new email was wrong', async () => {
  const { user } = await open({
    'PATCH /auth/users/me/': () => [400, { current_password: ['Invalid password.'] }],
  })
  await saveEmail(user)
  expect(await card('Email').findByText('Invalid password.')).toBeVisible()
})

test('keeps the typed email as a draft until it is saved', async () => {
  const changed = { 'PATCH /auth/users/me/': saved }
  const first = await open(changed)
  await first.user.clear(card('Email').getByLabelText('Email'))
  await first.user.type(card('Email').getByLabelText('Email'), 'half@example.com')
  await first.user.type(card('Email').getByLabelText('Current password'), 'Lakeside')
  first.unmount()
  await waitFor(async () =>
    expect(await loadDraft('account.email', '1')).toMatchObject({ email: 'half@example.com' }),
  )
  expect(await loadDraft('account.email', '1')).toMatchObject({ current: '' })

  const { user, unmount } = await open(changed)
  const field = card('Email').getByLabelText('Email')
  await waitFor(() => expect(field).toHaveValue('half@example.com'))
  expect(card('Email').getByText(/^This is a draft/)).toBeVisible()
  await user.click(card('Email').getByRole('button', { name: 'Start afresh' }))
  expect(field).toHaveValue('c@example.com')
  await user.clear(field)
  await user.type(field, 'half@example.com')
  await saveEmail(user)
  await waitFor(() => expect(session.user?.email).toBe('half@example.com'))
  unmount()
  await waitFor(async () => expect(await loadDraft('account.email', '1')).toBeUndefined())
})

test('shows at the field why an email was refused', async () => {
  const message = 'user with this email already exists.'
  const { user } = await open({ 'PATCH /auth/users/me/': () => [400, { email: [message] }] })
  await saveEmail(user)
  expect(await card('Email').findByText(message)).toBeVisible()
})

const fillPasswords = async (user: Opened['user'], confirm = 'Lakeside-walk2') => {
  const form = card('Password')
  await user.type(form.getByLabelText('Current password'), 'Lakeside-walk1')
  await user.type(form.getByLabelText('New password'), 'Lakeside-walk2')
  await user.type(form.getByLabelText('Confirm new password'), confirm)
  await user.click(form.getByRole('button', { name: 'Change password' }))
}

test('changes the password and stays signed in', async () => {
  const { api, user } = await open({
    'POST /auth/users/set_password/': () => [204],
    'POST /token/': () => ({ access: tokenFor(1, 'anew'), refresh: tokenFor(1, 'renewed') }),
    'GET /auth/users/me/': () => ({ id: 1, username: 'casey', email: 'c@example.com' }),
  })
  await fillPasswords(user)
  await waitFor(() => expect(api.callsOf('POST /token/')).toHaveLength(1))
  await waitFor(() => expect(card('Password').getByLabelText('Current password')).toHaveValue(''))
  expect(api.callsOf('POST /auth/users/set_password/')[0]?.body).toEqual({
    current_password: 'Lakeside-walk1',
    new_password: 'Lakeside-walk2',
  })
  expect(session.status).toBe('signedIn')
  // Other sessions have ended, and the change is among what happened.
  await waitFor(() => expect(api.callsOf('GET /auth/sessions/')).toHaveLength(2))
  await waitFor(() => expect(api.callsOf('GET /auth/events/')).toHaveLength(2))
})

test('does not send two new passwords that differ', async () => {
  const { user } = await open()
  await fillPasswords(user, 'Lakeside-walk3')
  expect(await card('Password').findByText('Passwords do not match')).toBeVisible()
})

test.each([
  [400, { current_password: ['Invalid password.'] }, 'Invalid password.'],
  [503, {}, 'The service is busy. Please try again in a moment.'],
  [500, '', 'Your password could not be changed. Please try again.'],
])('shows why a password was refused: %s', async (status, body, message) => {
  const { user } = await open({ 'POST /auth/users/set_password/': () => [status, body] })
  await fillPasswords(user)
  expect(await card('Password').findByText(message)).toBeVisible()
})

test('lists the sessions of the user, and ends one of them', async () => {
  let sessions = [here, phone]
  const { user } = await open({
    'GET /auth/sessions/': () => sessions,
    'DELETE /auth/sessions/:id/': () => {
      sessions = [here]
      return [204]
    },
  })
  expect(await screen.findByText('Firefox on Linux')).toBeVisible()
  expect(screen.getByText('This browser')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone/ }))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
})

test('ends all other sessions at once', async () => {
  const { api, user } = await open({
    'GET /auth/sessions/': () => [here, phone],
    'DELETE /auth/sessions/': () => [204],
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(api.callsOf('DELETE /auth/sessions/')).toHaveLength(1))
})

const token = { id: 4, name: 'Backup at home', created_at: times.created_at, last_used_at: null }
const tokens = () => card('Let a program fetch it')

test('makes a token with a name, shows it once and lists it', async () => {
  const made: unknown[] = []
  const { api, user } = await open({
    'GET /account/export-tokens/': () => made,
    'POST /account/export-tokens/': () => {
      made.push(token)
      return [201, { ...token, token: 'tnx_secret' }]
    },
  })
  const write = jest.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  await user.click(tokens().getByRole('button', { name: 'Make a token' }))
  expect(await tokens().findByText(/^A name is required/)).toBeVisible()
  await user.type(tokens().getByLabelText('Name'), ' Backup at home ')
  await user.click(tokens().getByRole('button', { name: 'Make a token' }))
  expect(await tokens().findByText('tnx_secret')).toBeVisible()
  expect(api.callsOf('POST /account/export-tokens/')[0]?.body).toEqual({ name: 'Backup at home' })
  await user.click(tokens().getByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenCalledWith('tnx_secret')
  await user.click(tokens().getByRole('button', { name: 'Done' }))
  expect(tokens().queryByText('tnx_secret')).toBeNull()
  expect(await tokens().findByText(/never used/)).toBeVisible()
})

test('revokes a token', async () => {
  let listed = [token]
  const { api, user } = await open({
    'GET /account/export-tokens/': () => listed,
    'DELETE /account/export-tokens/:id/': () => {
      listed = []
      return [204]
    },
  })
  await user.click(await tokens().findByRole('button', { name: 'Revoke Backup at home' }))
  await waitFor(() => expect(tokens().queryByText('Backup at home')).toBeNull())
  expect(api.callsOf('DELETE /account/export-tokens/:id/')[0]?.params).toEqual({ id: '4' })
})

const askToDelete = async (user: Opened['user'], password: string) => {
  await user.click(screen.getByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  if (password) await user.type(dialog.getByLabelText('Your password'), password)
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  return dialog
}

test('deletes the account and its drafts in this browser', async () => {
  await saveDraft('mood', { note: 'half' }, '1')
  const { api, user } = await open({ 'DELETE /auth/users/me/': () => [204] })
  await askToDelete(user, 'Lakeside-walk1')
  await waitFor(() => expect(session.status).toBe('signedOut'))
  await waitFor(async () => expect(await loadDraft('mood', '1')).toBeUndefined())
  expect(api.callsOf('DELETE /auth/users/me/')[0]?.body).toEqual({
    current_password: 'Lakeside-walk1',
  })
})

test('a wrong password deletes nothing', async () => {
  const { user } = await open({
    'DELETE /auth/users/me/': () => [400, { current_password: ['Invalid password.'] }],
  })
  const dialog = await askToDelete(user, 'guess')
  expect(await dialog.findByText('Invalid password.')).toBeVisible()
  expect(session.status).toBe('signedIn')
})

test('a demo offers only the ways in and out', () => {
  signInAs()
  setSession({ demo: true })
  fakeApi()
  renderScreen(<AccountPage />, { path: '/account' })
  expect(screen.getByText(/A demo has no account/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take it along…' })).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
})

test('says when a day ends, from now on', async () => {
  const { api, user } = await open({
    'PATCH /auth/users/me/': () => ({ id: 1, username: 'casey', day_end: 3 }),
  })
  const hour = card('When a day ends').getByLabelText('My day ends at')
  expect(hour).toHaveValue('0')
  expect(card('When a day ends').getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.selectOptions(hour, '3')
  await user.click(card('When a day ends').getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(session.user?.day_end).toBe(3))
  expect(userDayEnd()).toBe(3)
  expect(api.callsOf('PATCH /auth/users/me/').map(({ body }) => body)).toEqual([{ day_end: 3 }])
  expect(card('When a day ends').getByLabelText('My day ends at')).toHaveValue('3')
})

test('keeps the hour that was chosen when it cannot be saved', async () => {
  const { user } = await open({ 'PATCH /auth/users/me/': () => [500, ''] })
  await user.selectOptions(card('When a day ends').getByLabelText('My day ends at'), '5')
  await user.click(card('When a day ends').getByRole('button', { name: 'Save' }))
  expect(await card('When a day ends').findByText(/^When your day ends could not be/)).toBeVisible()
  expect(card('When a day ends').getByLabelText('My day ends at')).toHaveValue('5')
})

test('lists passkeys and removes one after a question; this browser can add none', async () => {
  let passkeys = [{ id: 7, name: 'Ring', ...times, last_used_at: null }]
  const { user } = await open({
    'GET /auth/passkeys/': () => passkeys,
    'DELETE /auth/passkeys/7/': () => {
      passkeys = []
      return [204]
    },
  })
  const shown = card('Passkeys')
  expect(await shown.findByText(/^Added .*, never used$/)).toBeVisible()
  expect(shown.getByText('This browser cannot add one: it knows no passkeys.')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Remove Ring' }))
  await user.click(await screen.findByRole('button', { name: 'Remove passkey' }))
  await waitFor(() => expect(shown.queryByText('Ring')).not.toBeInTheDocument())
})
