import { fakeApi } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { PasswordResetConfirmPage } from './PasswordResetConfirmPage'

const openLink = () => {
  history.replaceState(null, '', '/password-reset-confirm/MQ/secret-token')
  return renderScreen(<PasswordResetConfirmPage />, {
    path: '/password-reset-confirm/MQ/secret-token',
    route: '/password-reset-confirm/:uid/:token',
  })
}

beforeEach(() => history.replaceState(null, ''))

const setPassword = async (respond: () => unknown, confirm = 'Lakeside-walk1') => {
  const api = fakeApi({ 'POST /auth/users/reset_password_confirm/': respond })
  const view = openLink()
  await view.user.type(screen.getByLabelText('New password'), 'Lakeside-walk1')
  await view.user.type(screen.getByLabelText('Confirm password'), confirm)
  await view.user.click(screen.getByRole('button', { name: 'Set password' }))
  return { ...view, ...api }
}

test('removes the token from the address at once', () => {
  openLink()
  expect(location.pathname).toBe('/password-reset-confirm')
})

test('the link still works after a reload', async () => {
  const { calls } = fakeApi({ 'POST /auth/users/reset_password_confirm/': () => [204] })
  openLink().unmount()
  const { user } = renderScreen(<PasswordResetConfirmPage />, { path: '/password-reset-confirm' })
  await user.type(screen.getByLabelText('New password'), 'Lakeside-walk1')
  await user.type(screen.getByLabelText('Confirm password'), 'Lakeside-walk1')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ uid: 'MQ', token: 'secret-token' }))
})

test('a new password leads to the sign-in screen after 1.5 seconds', async () => {
  const { router, calls } = await setPassword(() => [204])
  expect(
    await screen.findByText('Password reset successful — you can now log in.'),
  ).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({
    uid: 'MQ',
    token: 'secret-token',
    new_password: 'Lakeside-walk1',
    re_new_password: 'Lakeside-walk1',
  })
  expect(router.state.location.pathname).not.toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('does not send two passwords that differ', async () => {
  const { calls } = await setPassword(() => [204], 'Lakeside-wal')
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(calls).toHaveLength(0)
})

test('says that a link may be expired', async () => {
  await setPassword(() => [400, { token: ['Invalid token for given user.'] }])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to reset password. The link may be invalid or expired.',
  )
})

test('shows at the field why the new password was refused', async () => {
  await setPassword(() => [400, { new_password: ['This password is too common.'] }])
  expect(await screen.findByText('This password is too common.')).toBeVisible()
  expect(screen.queryByText(/link may be invalid/)).not.toBeInTheDocument()
})

test('offers a new link at an address without a token', () => {
  renderScreen(<PasswordResetConfirmPage />, { path: '/password-reset-confirm' })
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/password-reset',
  )
})
