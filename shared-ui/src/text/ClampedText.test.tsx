import { act, screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { ClampedGroup, ClampedText } from './ClampedText'

// jsdom lays nothing out, so the heights of a text and of what shows of it are given here.
const layOut = (whole: number, shown: number) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(whole)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown)
}

const text = 'Twice I said yes and meant no.'
const show = () => renderScreen(<ClampedText lines={2}>{text}</ClampedText>)

test('a text with hidden lines has a button that shows them and hides them again', async () => {
  layOut(120, 48)
  const { user } = show()
  const button = screen.getByRole('button', { name: 'Read more' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    text,
  )
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible()
})

test.each([48, 51])('a text of %s px on 48 px hides no line and has no button', (whole) => {
  layOut(whole, 48)
  show()
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text longer than its most characters is cut, however few lines it has', async () => {
  layOut(48, 48)
  const { user } = renderScreen(
    <ClampedText lines={3} max={5}>
      {text}
    </ClampedText>,
  )
  expect(screen.getByText('Twice…')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText(text)).toBeVisible()
})

test('on paper a text is whole, however long it is', () => {
  renderScreen(
    <ClampedText lines={3} max={5}>
      {text}
    </ClampedText>,
  )
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(text)).toBeVisible()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getByText('Twice…')).toBeVisible()
})

test('texts that belong together have one button, which unfolds all of them', async () => {
  layOut(48, 48)
  const { user } = renderScreen(
    <ClampedGroup>
      <ClampedText lines={3} max={5}>
        {text}
      </ClampedText>
      <ClampedText lines={3} max={5}>
        Short
      </ClampedText>
      <ClampedText lines={3} max={5}>
        Another one
      </ClampedText>
    </ClampedGroup>,
  )
  await user.click(screen.getByRole('button', { name: 'Read more' }))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('Another one')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.queryByText('Another one')).toBeNull()
})
