import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { AwayCard } from './AwayCard'
import { ErrorState } from './ErrorState'
import { QuietRetry } from './QuietRetry'
import { SharedRetryContext } from './sharedRetry'

test('an error is an alert with a way to try again', async () => {
  const onRetry = jest.fn()
  const { user } = renderScreen(
    <ErrorState title="Failed to Load" text="Too slow." onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to Load')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a part that is away says which it is and that the rest works', () => {
  renderScreen(<AwayCard name="Paths" onRetry={jest.fn()} retrying />)
  expect(screen.getByRole('heading')).toHaveTextContent('Paths are away at the moment')
  expect(screen.getByText(/Everything else works/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trying…' })).toBeDisabled()
})

test('a part that is away is tried again when the network is back', () => {
  const onRetry = jest.fn()
  const { unmount } = renderScreen(<AwayCard name="Paths" onRetry={onRetry} />)
  fireEvent(window, new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
  unmount()
  fireEvent(window, new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a place that stays empty offers to try again, unless the frame does so for all of them', () => {
  const places = (isShared: boolean) => (
    <SharedRetryContext value={isShared}>
      <QuietRetry what="No readings could be loaded." retrying={false} onRetry={jest.fn()} />
    </SharedRetryContext>
  )
  renderScreen(places(false))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  cleanup()
  renderScreen(places(true))
  expect(screen.getByText('No readings could be loaded.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
