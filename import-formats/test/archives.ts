// Our own archive with one item of each kind, as an account gives it.

export const reading = {
  id: 7,
  version: 1,
  mood_value: 4,
  energy: 'high',
  note: '=1+1 is two',
  tags: ['walk', 'tea'],
  timestamp: '2031-03-01T22:30:00.123456Z',
  local_date: '2031-03-02',
  time_zone: 'Europe/Berlin',
}
export const entry = {
  id: 3,
  version: 2,
  entry_date: '2031-03-05',
  mood: 2,
  emotion: 'calm',
  title: 'Rain',
  content: 'All day.',
  tags: ['Garden'],
  images: ['/journal/images/17/', '/journal/images/18/'],
  created_at: '2031-03-05T10:00:00Z',
  updated_at: '2031-03-05T10:00:00Z',
}
export const float = {
  id: 9,
  version: 3,
  title: 'Float',
  description: 'On the back',
  type: 'practice',
  target_date: null,
  is_completed: true,
  reward: 'Tea',
  progress: 80,
  created_at: '2031-02-01T09:00:00Z',
}
export const swim = {
  id: 4,
  version: 2,
  title: 'Learn to swim',
  description: 'Slowly',
  start_date: '2031-02-01',
  target_date: '2031-06-01',
  status: 'paused',
  status_display: 'Paused',
  category: 'wellness',
  categoryDisplay: 'Wellness',
  color: 'from-green-500 to-teal-500',
  emoji: '🏊',
  progress: 100,
  created_at: '2031-02-01T08:00:00Z',
  updated_at: '2031-02-02T08:00:00Z',
  last_activity: '2031-02-03T08:00:00Z',
  milestones: [float],
}
/** The content of truenorth.json. */
export const file = {
  format: 'truenorth-export',
  version: 1,
  exported_at: '2031-03-06T10:00:00Z',
  user: { username: 'mira', email: 'mira@example.org' },
  readings: [reading],
  journeys: [swim],
  journal: [entry],
  pictures: [
    { id: 17, path: '/journal/images/17/', alt: '', file: 'pictures/17.png' },
    { id: 18, path: '/journal/images/18/', alt: 'A boat', file: 'pictures/18.png' },
  ],
  feedback: [{ message: 'Thank you' }, { message: 'A bug' }],
}
export const today = '2031-03-06'
