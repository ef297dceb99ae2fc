import { toJourney } from '../../domain/received'
import { duplicateOf } from './duplicate'

const today = '2025-11-27'
const journey = toJourney({
  id: 3,
  title: 'Walk',
  description: 'Every day.',
  status: 'paused',
  start_date: '2025-11-01',
  target_date: '2025-12-14',
  category: 'wellness',
  color: 'from-red-500 to-amber-500',
})

it('a copy starts today, is active and has the suffix', () => {
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

it('the copy of a path that has ended takes as long as the original', () => {
  const ended = { ...journey, target_date: '2025-11-11' }
  expect(duplicateOf(ended, today).target_date).toBe('2025-12-07')
})

it('a long title is cut so that it has 200 characters with the suffix', () => {
  const { title } = duplicateOf({ ...journey, title: 'x'.repeat(200) }, today)
  expect(title).toBe(`${'x'.repeat(193)} (Copy)`)
})
