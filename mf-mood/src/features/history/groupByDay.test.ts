import type { Reading } from '../../api/reading'
import { groupByDay } from './groupByDay'

const on = (date: string, id: number) => ({ id, date }) as Reading

it('makes a section of each day and keeps the order', () => {
  const days = groupByDay([on('2025-11-27', 3), on('2025-11-27', 2), on('2025-11-25', 1)])
  expect(days.map(({ date, readings }) => [date, readings.map(({ id }) => id)])).toEqual([
    ['2025-11-27', [3, 2]],
    ['2025-11-25', [1]],
  ])
})

it('gathers a day whose readings were written in two zones', () => {
  const days = groupByDay([on('2025-11-27', 3), on('2025-11-26', 2), on('2025-11-27', 1)])
  expect(days.map(({ date, readings }) => [date, readings.length])).toEqual([
    ['2025-11-27', 2],
    ['2025-11-26', 1],
  ])
})
