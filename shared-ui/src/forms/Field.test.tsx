import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { Field } from './Field'
import { TextInput } from './TextInput'

test('a control is tied to its label, hint and error', () => {
  renderScreen(
    <Field label="Username" hint="At least 3" error="Username is required" required>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Username' })
  expect(input).toHaveAccessibleDescription('At least 3 Username is required')
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
})

test('a field without an error is not invalid', () => {
  renderScreen(
    <Field label="Username">
      <TextInput />
    </Field>,
  )
  expect(screen.getByRole('textbox')).toBeValid()
})

test('the counter counts code points', () => {
  renderScreen(
    <Field label="Note" counter={{ text: 'ok 🇩🇰', max: 500 }}>
      <TextInput />
    </Field>,
  )
  expect(screen.getByText('5/500')).toBeVisible()
})
