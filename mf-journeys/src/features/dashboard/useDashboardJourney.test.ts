import { type Candidate, chooseJourney } from './useDashboardJourney'

const paused: Candidate = { status: 'paused', last_activity: '2025-11-02T10:00:00Z' }
const archived: Candidate = { status: 'archived', last_activity: '2025-11-20T10:00:00Z' }
const active: Candidate = { status: 'active', last_activity: '2020-01-01T10:00:00Z' }
const walked: Candidate = { ...active, completed_milestones: 3, total_milestones: 3 }
const ahead: Candidate = { ...active, completed_milestones: 2, total_milestones: 3 }

it.each<[string, Candidate[], number | undefined]>([
  ['nothing without journeys', [], undefined],
  ['the first active one, however old its last activity is', [archived, active, active], 1],
  ['the first active one with a waypoint ahead', [active, walked, ahead, ahead], 2],
  ['an active one without a waypoint ahead before a paused one with one', [paused, walked], 1],
  ['one that only has is_active', [paused, { is_active: true }], 1],
  ['the most recently active when none is active', [paused, archived], 1],
  ['by updated_at where last_activity is missing', [paused, { updated_at: '2025-11-03' }], 1],
  ['by start_date where both are missing', [paused, { start_date: '2025-11-04' }], 1],
  ['the first of those that are equal', [{ status: 'paused' }, { status: 'paused' }], 0],
])('chooses %s', (_, journeys, index) => {
  expect(chooseJourney(journeys)).toBe(index === undefined ? undefined : journeys[index])
})
