import { fakeApi } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { PasswordResetPage } from './PasswordResetPage'

const askFor = async (respond: () => unknown) => {
  const api = fakeApi({ 'POST /auth/users/reset_password/': respond })
  const { user } = renderScreen(<PasswordResetPage />, { path: '/password-reset' })
  await user.type(screen.getByLabelText('Email'), 'maya@example.org')
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  return api
}

test('the message does not reveal whether there is such an account', async () => {
  const { calls } = await askFor(() => [204])
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If an account with that email exists, a reset link has been sent.',
  )
  expect(calls[0]?.body).toEqual({ email: 'maya@example.org' })
})

test('shows a failure and keeps the address', async () => {
  await askFor(() => [500])
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to request password reset.')
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.org')
})

test('says how long to wait after too many attempts', async () => {
  await askFor(() => [429, { detail: '' }, { 'retry-after': '61' }])
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 2 minutes.',
  )
})

test('the browser validates the address, and Cancel links to the sign-in screen', () => {
  renderScreen(<PasswordResetPage />, { path: '/password-reset' })
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(screen.getByLabelText('Email')).toBeRequired()
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/login')
})
