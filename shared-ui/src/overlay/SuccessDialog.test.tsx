import { act, fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { SuccessDialog } from './SuccessDialog'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const renderDialog = (open: boolean) => {
  const onDone = jest.fn()
  renderScreen(
    <SuccessDialog
      open={open}
      title="Journey Created!"
      text="Your path is ready."
      durationMs={1500}
      onDone={onDone}
    />,
  )
  return onDone
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

test('a success dialog goes on after its time', async () => {
  const onDone = renderDialog(true)
  expect(screen.getByRole('dialog', { name: 'Journey Created!' })).toHaveTextContent(
    'Your path is ready.',
  )
  await pass(1499)
  expect(onDone).not.toHaveBeenCalled()
  await pass(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('closing a success dialog goes on at once', () => {
  const onDone = renderDialog(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('a closed success dialog has no timer', async () => {
  const onDone = renderDialog(false)
  await pass(10_000)
  expect(onDone).not.toHaveBeenCalled()
})
