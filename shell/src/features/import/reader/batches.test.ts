import type { ImportPath } from '@truenorth/api-contract/imports'
import { toPathBatches } from './batches'

const waypoint = (title: string, description = ''): ImportPath['waypoints'][number] => ({
  title,
  description,
  type: 'habit',
  target_date: null,
  is_completed: false,
  reward: '',
  progress: 0,
  created_at: null,
})
const path = (title: string, waypoints: ImportPath['waypoints']): ImportPath => ({
  key: title.padEnd(43, 'k'),
  content: 'c'.repeat(43),
  likeness: null,
  title,
  description: '',
  start_date: '2031-01-01',
  target_date: '2031-02-01',
  status: 'active',
  category: 'custom',
  color: '',
  emoji: '',
  created_at: null,
  updated_at: null,
  last_activity: null,
  waypoints,
  waypoints_before: 0,
})
const many = (count: number, description = '') =>
  Array.from({ length: count }, (_, index) => waypoint(String(index), description))

test('short paths go together, each as it is', () => {
  const paths = [path('a', many(2)), path('b', [])]
  expect(toPathBatches(paths)).toEqual([paths])
  expect(toPathBatches([])).toEqual([])
})

test('a path with many waypoints goes on in the next batches, where it stopped', () => {
  const waypoints = many(1201)
  const batches = toPathBatches([path('a', waypoints), path('b', many(1))])
  const parts = batches.flat().filter(({ title }) => title === 'a')
  expect(parts.map(({ waypoints_before }) => waypoints_before)).toEqual([0, 500, 1000])
  expect(parts.flatMap((part) => part.waypoints)).toEqual(waypoints)
  expect(batches.flat().at(-1)).toMatchObject({ title: 'b', waypoints_before: 0 })
})

test('no batch is larger than a request may be, however long the texts are', () => {
  const batches = toPathBatches([path('a', many(40, 'x'.repeat(60_000)))])
  expect(batches.length).toBeGreaterThan(8)
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(400_000)
})
