import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { LongText } from './LongText'

const show = (text: string) =>
  renderScreen(
    <LongText text={text} max={200}>
      {(shown) => <p>{shown}</p>}
    </LongText>,
  )

test('the button shows the whole text and hides it again', async () => {
  const text = `${'a'.repeat(200)}the end`
  const { user } = show(text)
  expect(screen.getByText(`${'a'.repeat(200)}…`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText(text)).toBeNull()
})

test.each([200, 1, 0])('a text of %s characters has no button', (length) => {
  show('🧭'.repeat(length))
  expect(screen.queryByRole('button')).toBeNull()
})
