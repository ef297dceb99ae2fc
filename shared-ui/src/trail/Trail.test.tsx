import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/renderScreen'
import { Trail } from './Trail'

test('the accessible name counts the reached waypoints', () => {
  renderScreen(<Trail done={2} total={6} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('2 of 6 waypoints reached')
})

test('a count over the total is shown as all of them', () => {
  renderScreen(<Trail done={9} total={6} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('6 of 6 waypoints reached')
})

test('a journey without waypoints has no trail', () => {
  renderScreen(<Trail done={0} total={0} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

const Walk = () => {
  const [done, setDone] = useState(2)
  return (
    <>
      <Trail done={done} total={6} />
      <button onClick={() => setDone(done + 1)}>Tick</button>
      <button onClick={() => setDone(done - 1)}>Undo</button>
    </>
  )
}

test('the way to a waypoint is drawn when it is reached, and not when the trail is opened', async () => {
  const { user, container } = renderScreen(<Walk />)
  const drawn = () =>
    [...container.querySelectorAll('.done')].map((path) => path.matches('[data-grows]'))
  expect(drawn()).toEqual([false, false])
  await user.click(screen.getByRole('button', { name: 'Tick' }))
  expect(drawn()).toEqual([true, true])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(drawn()).toEqual([false, false])
})
