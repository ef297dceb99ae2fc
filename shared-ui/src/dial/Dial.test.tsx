import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { MoodValue } from '../mood/moodScale'
import { renderScreen } from '../testing'
import { Dial } from './Dial'

const turnOf = (container: HTMLElement) =>
  container.querySelector('[data-turn]')?.getAttribute('data-turn')

test('without a reading the needle rests at north', () => {
  const { container } = renderScreen(<Dial />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Compass dial, the needle rests at north')
  expect(turnOf(container)).toBe('0')
})

test('with a reading it says where the needle points', () => {
  renderScreen(<Dial mood={4} />)
  expect(screen.getByRole('img', { name: /points to Good/ })).toBeVisible()
})

const shortWay = (before: MoodValue, after: MoodValue) => {
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

test('from Very Sad to Excellent the needle swings over north', async () => {
  const { container, user } = shortWay(1, 5)
  expect(turnOf(container)).toBe('300')
  await user.click(screen.getByRole('button'))
  expect(turnOf(container)).toBe('420')
})

test('the faces are dropped where they would be too small', () => {
  const { container } = renderScreen(<Dial size={88} />)
  expect(container).not.toHaveTextContent('😢')
})

test('a face that is focused is told, by keyboard as by pointer', async () => {
  const onHover = jest.fn()
  const { user } = renderScreen(<Dial onHover={onHover} />)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Very Sad' })).toHaveFocus()
  expect(onHover).toHaveBeenLastCalledWith(1)
  await user.hover(screen.getByRole('button', { name: 'Excellent' }))
  expect(onHover).toHaveBeenLastCalledWith(5)
})
