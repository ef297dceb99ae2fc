import { act, fireEvent, render, screen } from '@testing-library/react'
import { UiProvider } from '../theme/UiProvider'
import { toast, Toaster, toasts } from './toast'

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

test('several messages are shown, oldest first', async () => {
  showToaster()
  await show({ text: 'One' })
  await show({ text: 'Two' })
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual(['One', 'Two'])
})
