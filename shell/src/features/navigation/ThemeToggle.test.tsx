import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ThemeToggle } from './ThemeToggle'

test('switches the theme and remembers the choice', async () => {
  const { user } = renderScreen(<ThemeToggle />)
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('darkMode')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(document.documentElement).not.toHaveClass('dark')
  expect(localStorage.getItem('darkMode')).toBe('false')
})
