import { earlierToday } from './useOverview'

it('lists the readings of today without the latest one', () => {
  const readings = [
    { id: 3, date: '2025-11-27' },
    { id: 2, date: '2025-11-27' },
    { id: 1, date: '2025-11-26' },
  ]
  expect(earlierToday(readings, { id: 3, date: '2025-11-27' }, '2025-11-27')).toEqual([
    { id: 2, date: '2025-11-27' },
  ])
})
