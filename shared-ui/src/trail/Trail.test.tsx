import { screen } from '@testing-library/react'
import { renderScreen } from '../testing'
import { Trail } from './Trail'

test('says how far the journey has come', () => {
  renderScreen(<Trail done={2} total={6} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('2 of 6 waypoints reached')
})

test('more reached than there are counts as all of them', () => {
  renderScreen(<Trail done={9} total={6} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('6 of 6 waypoints reached')
})

test('a journey without waypoints has no trail', () => {
  renderScreen(<Trail done={0} total={0} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
