import { fakeApi, signInAs, tokenFor } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { EventsCard } from './EventsCard'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const eventOf = (id: number, kind: string, way: string | null = null) => ({
  id,
  kind,
  way,
  device: firefox,
  at: '2031-03-05T08:00:00Z',
})

const openCard = (responses: Parameters<typeof fakeApi>[0]) => {
  signInAs({ username: 'casey' })
  const api = fakeApi(responses)
  return { api, ...renderScreen(<EventsCard />, { path: '/account' }) }
}

test('says what happened, where and when, the newest first, and shows all when asked', async () => {
  const events = [
    eventOf(9, 'passkey_added'),
    eventOf(8, 'signed_in', 'recovery'),
    eventOf(7, 'invented_later'),
    eventOf(6, 'signed_in', 'invented_later'),
    ...[5, 4, 3, 2].map((id) => eventOf(id, 'signed_in', 'password')),
  ]
  const { user } = openCard({ 'GET /auth/events/': () => events })
  const list = within(await screen.findByRole('list'))
  expect(list.getAllByRole('listitem')).toHaveLength(6)
  expect(list.getByText('Passkey added')).toBeVisible()
  expect(list.getByText('Signed in with the password and a recovery code')).toBeVisible()
  expect(list.getByText('Something about the account changed')).toBeVisible()
  expect(list.getByText('Signed in')).toBeVisible()
  expect(list.getAllByText(/^Firefox on Linux, March 5, 2031, /)).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Show all 8' }))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
})

test('“That was not me” ends all other sessions at once, and asks for a new password', async () => {
  const { api, user } = openCard({
    'GET /auth/events/': () => [eventOf(1, 'signed_in', 'password')],
    'DELETE /auth/sessions/': () => [204],
    'POST /auth/users/set_password/': () => [204],
    'POST /token/': () => ({ access: tokenFor(1, 'anew'), refresh: tokenFor(1, 'renewed') }),
    'GET /auth/users/me/': () => ({ id: 1, username: 'casey', email: 'c@example.com' }),
  })
  await user.click(screen.getByRole('button', { name: 'That was not me…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'That was not me' }))
  expect(await dialog.findByText('All other sessions have ended.')).toBeVisible()
  await user.type(dialog.getByLabelText('Current password'), 'Lakeside-walk1')
  await user.type(dialog.getByLabelText('New password'), 'Lakeside-walk2')
  await user.type(dialog.getByLabelText('Confirm new password'), 'Lakeside-walk2{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(api.callsOf('POST /auth/users/set_password/')[0]?.body).toEqual({
    current_password: 'Lakeside-walk1',
    new_password: 'Lakeside-walk2',
    removes_passkeys: true,
  })
})

test('says so when the other sessions could not be ended', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = openCard({
    'GET /auth/events/': () => [],
    'DELETE /auth/sessions/': () => [500, ''],
  })
  expect(await screen.findByText('Nothing in the last 90 days.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'That was not me…' }))
  expect(await screen.findByText(/^The other sessions could not be ended yet/)).toBeVisible()
})
