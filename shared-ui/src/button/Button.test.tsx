import { render, screen } from '@testing-library/react'
import { renderScreen, translateTexts } from '../testing/renderScreen'
import { UiProvider } from '../theme/UiProvider'
import { Button } from './Button'
import { ButtonLink } from './links'

test('a busy button is disabled and reserves the width of both texts', () => {
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

test('a button submits no form by default', () => {
  renderScreen(<Button>Add</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a link that looks like a button navigates', async () => {
  const { user, router } = renderScreen(<ButtonLink to="/login">Sign In</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Sign In' }))
  expect(router.state.location.pathname).toBe('/login')
})

test('the button has the focus again when it is no longer busy', () => {
  const { rerender } = render(<Button busyText="Saving…">Save</Button>, { wrapper: UiProvider })
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <Button busy busyText="Saving…">
      Save
    </Button>,
  )
  // Browsers take the focus from a disabled button; jsdom does not.
  button.blur()
  rerender(<Button busyText="Saving…">Save</Button>)
  expect(button).toHaveFocus()
})

test('the focus stays in a field that got it while the button was busy', () => {
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

test.each([
  ['alone', {}],
  ['beside an icon', { icon: <svg /> }],
  ['of a button that can be busy', { busyText: 'Saving…' }],
])('a label %s changes in a page that the browser translates', (_where, props) => {
  const { rerender } = render(<Button {...props}>Cancel</Button>, { wrapper: UiProvider })
  translateTexts()
  rerender(<Button {...props}>Back</Button>)
  expect(screen.getByRole('button')).toHaveTextContent(/^Back$/)
})
