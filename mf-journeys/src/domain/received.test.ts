import type { ReceivedJourney } from '@truenorth/api-contract/journeys'
import { isDone, toJourney } from './received'

const bare: ReceivedJourney = {
  id: 4,
  title: 'Walk',
  status: 'active',
  start_date: '2025-11-01',
  target_date: '2025-12-01',
}

it('the numbers of a complete response are taken as they are', () => {
  const journey = toJourney({
    ...bare,
    completed_milestones: 2,
    total_milestones: 5,
    achievements: 2,
  })
  expect(journey).toMatchObject({ completed_milestones: 2, total_milestones: 5, achievements: 2 })
})

it('milestones in the response are counted', () => {
  const milestones = [
    { id: 1, completed: 'yes' },
    { id: 2, status: 'done' },
    { id: 3, is_complete: 0 },
  ]
  expect(toJourney({ ...bare, milestones, total_milestones: 9 })).toMatchObject({
    completed_milestones: 2,
    total_milestones: 3,
    achievements: 2,
  })
})

it('a response with only the stored fields is completed', () => {
  expect(toJourney({ ...bare, category: 'self-discovery' })).toMatchObject({
    completed_milestones: 0,
    total_milestones: 0,
    status_display: 'Active',
    categoryDisplay: 'Self Discovery',
    last_activity: '2025-11-01',
    is_active: true,
  })
})

const flagNames = ['is_completed', 'is_complete', 'completed', 'status']

const pairs = (values: unknown[]): [string, unknown][] =>
  flagNames.flatMap((name) => values.map((value): [string, unknown] => [name, value]))

const yes = [true, 1, '1', 'true', 'completed', 'done', 'complete', 'yes', 'Done', ' YES ']
const no = [false, 0, '0', 'false', 'active', 'pending', 'no', '', null, undefined, 2, [], {}]

it.each(pairs(yes))('%s: %p counts as done', (name, value) => {
  expect(isDone({ [name]: value })).toBe(true)
})

it.each(pairs(no))('%s: %p does not count as done', (name, value) => {
  expect(isDone({ [name]: value })).toBe(false)
})

it('a milestone is done when any of the names says so', () => {
  expect(isDone({ is_completed: false, status: 'completed' })).toBe(true)
  expect(isDone({})).toBe(false)
})
