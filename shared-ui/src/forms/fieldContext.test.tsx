import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { use, useState } from 'react'
import { Button } from '../button/Button'
import { renderScreen } from '../testing/renderScreen'
import { Field } from './Field'
import { FormContext } from './fieldContext'
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

test('an error on blur is not inserted above a button while that is pressed', async () => {
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
  expect(await screen.findByText('Title is required')).toBeVisible()
})

test('an error that is gone on blur is not removed while a button is pressed', async () => {
  renderScreen(<BlurForm onSubmit={jest.fn()} />)
  const save = screen.getByRole('button', { name: 'Save' })
  const title = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.blur(title)
  expect(message()).toBeVisible()
  fireEvent.pointerDown(save)
  fireEvent.blur(title)
  expect(message()).toBeVisible()
  fireEvent.click(save)
  await waitFor(() => expect(message()).not.toBeInTheDocument())
})

test('nothing of a form renders again within a click, which would undo the press of a box', () => {
  const rendered = jest.fn()
  const Watched = () => {
    use(FormContext)
    rendered()
    return <button type="button">Save</button>
  }
  renderScreen(
    <Form label="Add a milestone" onSubmit={jest.fn()}>
      <Watched />
    </Form>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.pointerDown(save)
  fireEvent.pointerUp(save)
  const before = rendered.mock.calls.length
  fireEvent.click(save)
  expect(rendered).toHaveBeenCalledTimes(before)
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
