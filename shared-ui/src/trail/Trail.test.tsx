import { screen } from '@testing-library/react'
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
