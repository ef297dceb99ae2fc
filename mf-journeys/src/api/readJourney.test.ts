import { readJourney, type SentJourney } from './readJourney'

const bare: SentJourney = {
  id: 4,
  title: 'Walk',
  status: 'active',
  start_date: '2025-11-01',
  target_date: '2025-12-01',
}

it('takes what a full server sends as it is', () => {
  const journey = readJourney({
    ...bare,
    completed_milestones: 2,
    total_milestones: 5,
    achievements: 2,
  })
  expect(journey).toMatchObject({ completed_milestones: 2, total_milestones: 5, achievements: 2 })
})

it('counts the milestones itself when they come along', () => {
  const milestones = [
    { id: 1, completed: 'yes' },
    { id: 2, status: 'done' },
    { id: 3, is_complete: 0 },
  ]
  expect(readJourney({ ...bare, milestones, total_milestones: 9 })).toMatchObject({
    completed_milestones: 2,
    total_milestones: 3,
    achievements: 2,
  })
})

it('reads a journey of which only the stored fields were sent', () => {
  expect(readJourney({ ...bare, category: 'self-discovery' })).toMatchObject({
    completed_milestones: 0,
    total_milestones: 0,
    status_display: 'Active',
    categoryDisplay: 'Self Discovery',
    last_activity: '2025-11-01',
    is_active: true,
  })
})
