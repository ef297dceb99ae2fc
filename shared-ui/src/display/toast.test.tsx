import { act, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from '../theme/UiProvider'
import { Toaster } from './toast'
import { toast, toasts, undoAction } from './toastStore'

const showToaster = () =>
  render(
    <UiProvider>
      <Toaster />
    </UiProvider>,
  )

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))
const show = (...options: Parameters<typeof toast.show>) =>
  act(async () => void toast.show(...options))

beforeEach(() => {
  jest.useFakeTimers()
  toasts.shown = []
})
afterEach(() => jest.useRealTimers())

test('a message disappears after three seconds', async () => {
  showToaster()
  await show({ text: 'Saved!', tone: 'good' })
  expect(screen.getByRole('status')).toHaveTextContent('Saved!')
  await pass(2999)
  expect(screen.getByText('Saved!')).toBeVisible()
  await pass(1)
  expect(screen.queryByText('Saved!')).not.toBeInTheDocument()
})

test('a failure has the role of an alert', async () => {
  showToaster()
  await show({ text: 'Failed to duplicate journey. Please try again.', tone: 'bad' })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to duplicate journey.')
})

test('a message with a duration of 0 stays until it is closed', async () => {
  showToaster()
  await show({ text: 'Stays', durationMs: 0 })
  await pass(3_600_000)
  expect(screen.getByText('Stays')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(0)
  expect(screen.queryByText('Stays')).not.toBeInTheDocument()
})

test('the time stops while the pointer is over the message', async () => {
  showToaster()
  await show({ text: 'Read me', durationMs: 1000 })
  fireEvent.pointerEnter(screen.getByRole('status'))
  await pass(10_000)
  expect(screen.getByText('Read me')).toBeVisible()
  fireEvent.pointerLeave(screen.getByRole('status'))
  await pass(1000)
  expect(screen.queryByText('Read me')).not.toBeInTheDocument()
})

const focusAfter = (element: HTMLElement) => act(async () => element.focus())

test('a message that offers something stays for eight seconds', async () => {
  const undo = jest.fn()
  showToaster()
  await show({ text: 'Reading saved', actions: [undoAction(undo)] })
  await pass(7999)
  expect(screen.getByText('Reading saved')).toBeVisible()
  await pass(1)
  expect(screen.queryByText('Reading saved')).not.toBeInTheDocument()
  expect(undo).not.toHaveBeenCalled()
})

test('the time stands still while the focus is in the message, wherever the pointer goes', async () => {
  showToaster()
  await show({ text: 'Reading saved', actions: [undoAction(jest.fn())] })
  await focusAfter(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.pointerEnter(screen.getByRole('status'))
  fireEvent.pointerLeave(screen.getByRole('status'))
  await pass(60_000)
  expect(screen.getByText('Reading saved')).toBeVisible()
  await act(async () => screen.getByRole('button', { name: 'Undo' }).blur())
  await pass(8000)
  expect(screen.queryByText('Reading saved')).not.toBeInTheDocument()
})

test('an action ends the message and gives the focus back to where it came from', async () => {
  const undo = jest.fn()
  render(
    <UiProvider>
      <button type="button">Before</button>
      <Toaster />
    </UiProvider>,
  )
  await show({ text: 'Reading saved', actions: [undoAction(undo)] })
  await focusAfter(screen.getByRole('button', { name: 'Before' }))
  await focusAfter(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  await pass(0)
  expect(screen.queryByText('Reading saved')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('Ctrl+Z undoes what the last message tells, but not while something is typed', async () => {
  const first = jest.fn()
  const last = jest.fn()
  render(
    <UiProvider>
      <input aria-label="Note" />
      <Toaster />
    </UiProvider>,
  )
  await show({ text: 'One', actions: [undoAction(first)] })
  await show({ text: 'Two', actions: [undoAction(last)] })
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'z', ctrlKey: true })
  expect(last).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true })
  expect(last).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(first).toHaveBeenCalledTimes(1)
})

test('a message is replaced in its place, and its time begins anew', async () => {
  showToaster()
  let id = 0
  await act(async () => {
    id = toast.show({ text: 'Saving…', durationMs: 0 })
    toast.show({ text: 'Two', durationMs: 0 })
  })
  await pass(10_000)
  await show({ id, text: 'Reading saved', spoken: ', Good' })
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual([
    'Reading saved, Good',
    'Two',
  ])
  await pass(3000)
  expect(screen.queryByText('Reading saved')).not.toBeInTheDocument()
  await show({ id, text: 'Once more' })
  expect(screen.getByText('Once more')).toBeVisible()
})

test('what was offered to a user who has left is offered no more', async () => {
  showToaster()
  await show({ text: 'Reading saved', actions: [undoAction(jest.fn())] })
  await show({ text: 'Signed out' })
  await act(async () => toast.closeOffers())
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual(['Signed out'])
})

test('several messages are shown, oldest first', async () => {
  showToaster()
  await show({ text: 'One' })
  await show({ text: 'Two' })
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual(['One', 'Two'])
})
