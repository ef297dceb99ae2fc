import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { AwayCard } from './AwayCard'
import { ErrorState } from './ErrorState'

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
