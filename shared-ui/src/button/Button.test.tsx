import { render, screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { UiProvider } from '../provider/UiProvider'
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

test('the focus is on the button again when it is no longer busy', () => {
  const { rerender } = render(<Button busyText="Saving…">Save</Button>, { wrapper: UiProvider })
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <Button busy busyText="Saving…">
      Save
    </Button>,
  )
  // What browsers do with a disabled button.
  button.blur()
  rerender(<Button busyText="Saving…">Save</Button>)
  expect(button).toHaveFocus()
})

test('the focus that has gone to a field meanwhile stays there', () => {
  const form = (busy: boolean) => (
    <>
      <input aria-label="Name" />
      <Button busy={busy}>Save</Button>
    </>
  )
  const { rerender } = render(form(false), { wrapper: UiProvider })
  screen.getByRole('button').focus()
  rerender(form(true))
  screen.getByLabelText('Name').focus()
  rerender(form(false))
  expect(screen.getByLabelText('Name')).toHaveFocus()
})
