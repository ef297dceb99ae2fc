import { readJourney } from '../../api/readJourney'
import { duplicateOf } from './duplicateOf'

const today = '2025-11-27'
const journey = readJourney({
  id: 3,
  title: 'Walk',
  description: 'Every day.',
  status: 'paused',
  start_date: '2025-11-01',
  target_date: '2025-12-14',
  category: 'wellness',
  color: 'from-red-500 to-amber-500',
})

it('sends exactly what a copy needs: from today, active, with the suffix', () => {
  expect(duplicateOf(journey, today)).toEqual({
    title: 'Walk (Copy)',
    description: 'Every day.',
    start_date: today,
    target_date: '2025-12-14',
    category: 'wellness',
    color: 'from-red-500 to-amber-500',
    status: 'active',
  })
})

it('gives the copy of a path that has ended as much time as the first one had', () => {
  const ended = { ...journey, target_date: '2025-11-11' }
  expect(duplicateOf(ended, today).target_date).toBe('2025-12-07')
})

it('cuts a title so that the suffix still fits the limit of 200', () => {
  const { title } = duplicateOf({ ...journey, title: 'x'.repeat(200) }, today)
  expect(title).toBe(`${'x'.repeat(193)} (Copy)`)
})
