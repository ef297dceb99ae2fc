import { createHash } from 'node:crypto'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const facts = {
  local_date: '2024-06-03',
  local_time: '21:30',
  time_zone: 'Europe/Berlin',
  instant: null,
  mood: 4,
  energy: null,
  emotion: '',
  tags: [],
  title: '',
  images: [],
}

/** A reading of an import, as a browser sends it; the name tells it from others. */
export const readingItem = (name: string, given: object = {}) => ({
  kind: 'reading',
  key: hashOf(`key of ${name}`),
  content: hashOf(`content of ${name}`),
  likeness: hashOf(`likeness of ${name}`),
  ...facts,
  text: name,
  ...given,
})

/** A journal entry of an import. */
export const entryItem = (name: string, given: object = {}) => ({
  ...readingItem(name),
  kind: 'entry',
  title: name,
  ...given,
})

const pathFacts = {
  description: 'To the other shore',
  start_date: '2024-06-01',
  target_date: '2024-09-01',
  status: 'paused',
  category: 'wellness',
  color: 'from-green-500 to-teal-500',
  emoji: '🏊',
  created_at: '2024-05-31T08:00:00.123456Z',
  updated_at: '2024-06-02T08:00:00Z',
  last_activity: '2024-07-01T09:30:00Z',
  waypoints_before: 0,
}

/** A waypoint of a path of an import. */
export const waypointItem = (title: string, given: object = {}) => ({
  title,
  description: '',
  type: 'practice',
  target_date: null,
  is_completed: false,
  reward: '',
  progress: 0,
  created_at: '2024-06-01T08:00:00Z',
  ...given,
})

/** A path of an import, with a waypoint for each title. */
export const pathItem = (title: string, waypoints: string[] = [], given: object = {}) => ({
  key: hashOf(`key of ${title}`),
  content: hashOf(`content of ${title}`),
  likeness: hashOf(`likeness of ${title}`),
  title,
  ...pathFacts,
  waypoints: waypoints.map((one) => waypointItem(one)),
  ...given,
})
