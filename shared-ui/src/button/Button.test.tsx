import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'

test('a busy button cannot be pressed and keeps room for both of its texts', () => {
  renderScreen(
    <Button busy busyText="Saving…">
      Save Reading
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving…' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button.firstElementChild).toHaveAttribute('data-other', 'Save Reading')
})

test('a button sends no form unless it is told to', () => {
  renderScreen(<Button>Add</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a link that looks like a button is a link', async () => {
  const { user, router } = renderScreen(<ButtonLink to="/login">Sign In</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Sign In' }))
  expect(router.state.location.pathname).toBe('/login')
})
