import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import type { Reading } from '../../domain/reading'
import { DayLine } from './DayLine'

const reading = (id: number, mood_value: number, clock: string, hasTime = true): Reading => ({
  id,
  mood_value,
  note: '',
  energy: null,
  tags: [],
  timestamp: `2025-11-27T${clock}:00Z`,
  zone: 'UTC',
  date: '2025-11-27',
  hasTime,
})

test('it names the readings of a day from the earliest on, and places them by mood and clock', () => {
  renderScreen(<DayLine readings={[reading(2, 5, '15:00'), reading(1, 1, '06:00')]} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^Today: 0?6:00( AM)? Difficult, (15:00|3:00 PM) Excellent$/,
  )
  const places = Array.from(document.querySelectorAll('polyline'), (line) =>
    line.getAttribute('points'),
  )
  expect(places).toEqual(['0,100 50,0'])
})

test('the hours of the night share the left end', () => {
  renderScreen(<DayLine readings={[reading(2, 3, '05:30'), reading(1, 4, '00:10')]} />)
  expect(document.querySelector('polyline')).toHaveAttribute('points', '0,25 0,50')
})

test('a single reading, or one whose clock is not known, makes no line', () => {
  renderScreen(<DayLine readings={[reading(2, 3, '12:00'), reading(1, 4, '00:00', false)]} />)
  expect(screen.queryByRole('img')).toBeNull()
})
