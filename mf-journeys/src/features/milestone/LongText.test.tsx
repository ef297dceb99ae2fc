import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { LongText } from './LongText'

it('shows 200 characters, more when asked, and less again', async () => {
  const text = `${'a'.repeat(200)}the end`
  const { user } = renderScreen(<LongText>{text}</LongText>)
  expect(screen.getByText(`${'a'.repeat(200)}…`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText(text)).toBeNull()
})

it.each([200, 1, 0])('has nothing to unfold at %s characters', (length) => {
  renderScreen(<LongText>{'🧭'.repeat(length)}</LongText>)
  expect(screen.queryByRole('button')).toBeNull()
})
