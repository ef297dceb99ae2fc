import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { FormBanner, FormErrorBanner, RestoredDraftNotice } from './FormBanner'

// The toaster of `renderScreen` shows nothing, so a status here is the banner's.
test('bad news is an alert and good news a status', () => {
  renderScreen(
    <>
      <FormBanner>Not saved</FormBanner>
      <FormBanner tone="good">Saved</FormBanner>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})

test('without an error there is no error banner', () => {
  renderScreen(<FormErrorBanner error={undefined} note="It is kept." onRetry={jest.fn()} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an error banner says what happened, what becomes of the text, and tries again', async () => {
  const onRetry = jest.fn()
  const { user } = renderScreen(
    <FormErrorBanner error="Failed to save changes." note="It is kept." onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save changes.It is kept.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an error banner cannot try again twice at once', () => {
  renderScreen(<FormErrorBanner error="Failed to save." onRetry={jest.fn()} isRetrying />)
  expect(screen.getByRole('button', { name: 'Trying…' })).toBeDisabled()
})

test('a restored draft is announced and can be given up', async () => {
  const onStartAfresh = jest.fn()
  const { user } = renderScreen(<RestoredDraftNotice onStartAfresh={onStartAfresh} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    'This is a draft. What you were writing is here again.',
  )
  await user.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(onStartAfresh).toHaveBeenCalledTimes(1)
})
