import { render, screen } from '@testing-library/react'
import { renderScreen, translateTexts } from '../testing/renderScreen'
import { UiProvider } from '../theme/UiProvider'
import { Field } from './Field'
import { TextInput } from './TextInput'

test('a control gets its name and description from the field', () => {
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

test('a field without an error is valid', () => {
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

test('the counter goes on counting in a page that the browser translates', () => {
  const field = (text: string) => (
    <Field label="Note" counter={{ text, max: 500 }}>
      <TextInput />
    </Field>
  )
  const { rerender } = render(field(''), { wrapper: UiProvider })
  translateTexts()
  rerender(field('ok'))
  expect(screen.getByText('2/500')).toBeVisible()
  expect(screen.queryByText(/0\/500/)).toBeNull()
})
