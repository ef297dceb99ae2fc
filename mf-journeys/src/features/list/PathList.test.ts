import { pathCounts } from './PathList'

it('all counters are 0 without paths', () => {
  expect(pathCounts([])).toEqual({ total: 0, active: 0, completed: 0, insights: 0 })
})

it('counts all, active and completed paths, and sums achievements', () => {
  const counts = pathCounts([
    { status: 'active', achievements: 2 },
    { status: 'active', achievements: 3 },
    { status: 'paused', achievements: 1 },
    { status: 'completed', achievements: 5 },
    { status: 'archived', achievements: 0 },
  ])
  expect(counts).toEqual({ total: 5, active: 2, completed: 1, insights: 11 })
})
