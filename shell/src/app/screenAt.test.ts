import type { RegistryEntry } from '@truenorth/delivery/registry'
import { entryOf, newRemoteLoader } from '../testing/remotes'
import { screenAt } from './screenAt'

const withPaths = (name: string, ...paths: string[]): RegistryEntry => ({
  ...entryOf(name),
  routes: paths.map((path) => ({ path, access: 'user', title: name })),
})
const slot = (page: 'dashboard' | 'frame', place: string) => ({
  page,
  place,
  expose: `./slots/${place}`,
  access: 'user' as const,
  order: 1,
})

const loader = newRemoteLoader([
  {
    ...withPaths('mood', '/mood/history', '/mood/:moodEventId/edit'),
    slots: [slot('dashboard', 'week'), slot('dashboard', 'tiles')],
  },
  { ...withPaths('journeys', '/journey/:journeyId'), slots: [slot('dashboard', 'journey')] },
  { ...withPaths('feedback', '/admin/feedback'), slots: [slot('frame', 'feedback')] },
])
const mood = { name: 'mood', version: '1.0.0' }
const journeys = { name: 'journeys', version: '1.0.0' }

test.each([
  ['/mood/history', '/mood/history', [mood]],
  ['/mood/history/', '/mood/history', [mood]],
  ['/mood/17/edit', '/mood/:moodEventId/edit', [mood]],
  ['/journey/my%20secret', '/journey/:journeyId', [journeys]],
  ['/dashboard', '/dashboard', [mood, journeys]],
  ['/', '/', [mood, journeys]],
  ['/account', '/account', []],
  ['/what-i-typed-by-mistake', undefined, []],
])('at %s the screen is %s', (path, page, remotes) => {
  expect(screenAt(loader, path)).toEqual({ page, remotes })
})

test('a release that stepped in for another is the one that is told', () => {
  const { registry } = loader
  const versionOf = ({ name }: RegistryEntry) => (name === 'mood' ? '0.9.0' : '1.0.0')
  expect(screenAt({ registry, versionOf }, '/mood/history').remotes).toEqual([
    { name: 'mood', version: '0.9.0' },
  ])
})
