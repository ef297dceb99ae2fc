import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { MoodValue } from '../mood/moodScale'
import { renderScreen } from '../testing/renderScreen'
import { Dial } from './Dial'

const turnOf = (container: HTMLElement) =>
  container.querySelector('[data-turn]')?.getAttribute('data-turn')

test('the needle rests at north without a reading', () => {
  const { container } = renderScreen(<Dial />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Compass dial, the needle rests at north')
  expect(turnOf(container)).toBe('0')
})

test('the accessible name says where the needle points', () => {
  renderScreen(<Dial mood={4} />)
  expect(screen.getByRole('img', { name: /points to Good/ })).toBeVisible()
})

const renderTurning = (before: MoodValue, after: MoodValue) => {
  const Turning = () => {
    const [mood, setMood] = useState(before)
    return (
      <>
        <Dial mood={mood} />
        <button type="button" onClick={() => setMood(after)}>
          turn
        </button>
      </>
    )
  }
  return renderScreen(<Turning />)
}

test('the needle swings over north from Very Sad to Excellent', async () => {
  const { container, user } = renderTurning(1, 5)
  expect(turnOf(container)).toBe('300')
  await user.click(screen.getByRole('button'))
  expect(turnOf(container)).toBe('420')
})

test('a small dial shows no faces', () => {
  const { container } = renderScreen(<Dial size={88} />)
  expect(container).not.toHaveTextContent('😢')
})

test('onHover reports the face under the keyboard focus or the pointer', async () => {
  const onHover = jest.fn()
  const { user } = renderScreen(<Dial onHover={onHover} />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Very Sad' })).toHaveFocus()
  expect(onHover).toHaveBeenLastCalledWith(1)
  await user.hover(screen.getByRole('button', { name: 'Excellent' }))
  expect(onHover).toHaveBeenLastCalledWith(5)
})
