import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ScreenBoundary } from './errorScreens'

test('a screen that fails is replaced by a message, and rendered again on Try Again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('fragile')
    return <h1>Journal</h1>
  }
  const { user } = renderScreen(
    <ScreenBoundary>
      <Fragile />
    </ScreenBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working')

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('heading', { name: 'Journal' })).toBeVisible()
  expect(logged).toHaveBeenCalled()
})
