import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { ErrorState } from './ErrorState'
import { GlobalRetryContext } from './globalRetry'
import { InlineRetry } from './InlineRetry'
import { UnavailableCard } from './UnavailableCard'

test('an error state is an alert with a retry button', async () => {
  const onRetry = jest.fn()
  const { user } = renderScreen(
    <ErrorState title="Failed to Load" text="Too slow." onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to Load')
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an unavailable card names the part and says that the rest works', () => {
  renderScreen(<UnavailableCard name="Paths" onRetry={jest.fn()} retrying />)
  expect(screen.getByRole('heading')).toHaveTextContent('Paths are away at the moment')
  expect(screen.getByText(/Everything else works/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trying…' })).toBeDisabled()
})

test('an unavailable card retries when the browser goes online', () => {
  const onRetry = jest.fn()
  const { unmount } = renderScreen(<UnavailableCard name="Paths" onRetry={onRetry} />)
  fireEvent(window, new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
  unmount()
  fireEvent(window, new Event('online'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an inline retry has its button only without a global retry', () => {
  const places = (isGlobal: boolean) => (
    <GlobalRetryContext value={isGlobal}>
      <InlineRetry what="No readings could be loaded." retrying={false} onRetry={jest.fn()} />
    </GlobalRetryContext>
  )
  renderScreen(places(false))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  cleanup()
  renderScreen(places(true))
  expect(screen.getByText('No readings could be loaded.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
