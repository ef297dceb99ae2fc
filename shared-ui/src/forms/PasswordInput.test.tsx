import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { Field } from './Field'
import { PasswordInput } from './PasswordInput'

test('the button shows and hides the password', async () => {
  const { user } = renderScreen(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  await user.type(input, 'Lakeside-walk')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('Lakeside-walk')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})
