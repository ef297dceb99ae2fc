import { anEntry } from '../../testing/entries'
import { journalFigures } from './JournalTiles'

it('counts entries, averages their moods to one decimal, and takes the day of an entry for today', () => {
  const entries = [
    anEntry({ mood: 5, date: '2025-11-27', createdAt: '2025-11-20T00:00:00Z' }),
    anEntry({ mood: 4, date: '2025-11-26', createdAt: '2025-11-27T00:00:00Z' }),
    anEntry({ mood: 2, date: '2025-11-25' }),
  ]
  expect(journalFigures(entries, '2025-11-27')).toEqual({ total: 3, averageMood: '3.7', today: 1 })
})

it('the average without entries is 0.0', () => {
  expect(journalFigures([], '2025-11-27')).toEqual({ total: 0, averageMood: '0.0', today: 0 })
})
