import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../button/Button'
import { renderScreen } from '../testing/renderScreen'
import { Field } from './Field'
import { Form } from './Form'
import { TextInput } from './TextInput'

/** The title has an error after every other blur. */
const BlurForm = ({ onSubmit }: { onSubmit: () => void }) => {
  const [error, setError] = useState<string>()
  return (
    <Form label="Add a milestone" onSubmit={onSubmit}>
      <Field label="Title" error={error}>
        <TextInput onBlur={() => setError(error ? undefined : 'Title is required')} />
      </Field>
      <Button type="submit">Save</Button>
    </Form>
  )
}

const message = () => screen.queryByText('Title is required')

test('an error on blur is not inserted above a button while that is pressed', () => {
  const onSubmit = jest.fn()
  renderScreen(<BlurForm onSubmit={onSubmit} />)
  const save = screen.getByRole('button', { name: 'Save' })
  const title = screen.getByRole('textbox', { name: 'Title' })
  title.focus()
  fireEvent.pointerDown(save)
  fireEvent.blur(title)
  expect(message()).not.toBeInTheDocument()
  fireEvent.pointerUp(save)
  expect(message()).not.toBeInTheDocument()
  fireEvent.click(save)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(message()).toBeVisible()
})

test('an error that is gone on blur is not removed while a button is pressed', () => {
  renderScreen(<BlurForm onSubmit={jest.fn()} />)
  const save = screen.getByRole('button', { name: 'Save' })
  const title = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.blur(title)
  expect(message()).toBeVisible()
  fireEvent.pointerDown(save)
  fireEvent.blur(title)
  expect(message()).toBeVisible()
  fireEvent.click(save)
  expect(message()).not.toBeInTheDocument()
})

test('an error is shown after a press without a click', async () => {
  jest.useFakeTimers()
  renderScreen(<BlurForm onSubmit={jest.fn()} />)
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.pointerDown(save)
  fireEvent.blur(screen.getByRole('textbox', { name: 'Title' }))
  fireEvent.pointerUp(document.body)
  expect(message()).not.toBeInTheDocument()
  await act(async () => jest.advanceTimersByTime(500))
  expect(message()).toBeVisible()
  jest.useRealTimers()
})
