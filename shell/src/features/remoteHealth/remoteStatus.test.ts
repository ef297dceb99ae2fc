import type { RemoteHealth } from '@truenorth/api-contract/clientReports'
import type { RegistryEntry } from '@truenorth/delivery/registry'
import { remoteStatuses } from './remoteStatus'

const mood: RegistryEntry = {
  name: 'mood',
  title: 'Readings',
  routes: [],
  nav: [],
  slots: [],
  version: '1.0.0-b',
  entry: '/remotes/mood/1.0.0-b/mf-manifest.json',
  integrity: 'sha256-b',
  enabled: true,
}
const seen = (parts: Partial<RemoteHealth> = {}): RemoteHealth => ({
  name: 'mood',
  version: '1.0.0-b',
  well: 0,
  previous: 0,
  away: 0,
  mean_load_ms: null,
  last_error: '',
  last_error_at: null,
  seen_at: '2031-03-05T10:00:00Z',
  ...parts,
})
const failed = { last_error: 'TypeError', last_error_at: '2031-03-05T10:00:00Z' }
const stateOf = (reports: RemoteHealth[], entry = mood) =>
  remoteStatuses([entry], reports)[0]?.state

test.each<[string, RemoteHealth[], string]>([
  ['no browser has reported it', [], 'Not seen yet'],
  ['only another version was seen', [seen({ version: '1.0.0-a', well: 9 })], 'Not seen yet'],
  ['every browser showed it', [seen({ well: 9 })], 'Well'],
  ['no browser could show it', [seen({ away: 3, ...failed })], 'Away'],
  ['it failed just now', [seen({ well: 9, away: 1, ...failed })], 'Away'],
  [
    'it failed once, long ago',
    [seen({ well: 9, away: 1, ...failed, seen_at: '2031-03-06T10:00:00Z' })],
    'Well',
  ],
  ['the previous version stepped in', [seen({ previous: 3, ...failed })], 'Stepped in'],
])('when %s', (_title, reports, state) => {
  expect(stateOf(reports)).toBe(state)
})

test('a disabled remote is shown as disabled, whatever was reported', () => {
  expect(stateOf([seen({ well: 9 })], { ...mood, enabled: false })).toBe('Disabled')
})

test('lists the pin, the waiting version and the canary', () => {
  const release = { ...mood, version: '1.0.0-c' }
  const entry = { ...mood, pinned: true, waiting: release, canary: { ...release, share: 10 } }
  expect(remoteStatuses([entry], [])[0]?.notes).toEqual([
    'Pinned',
    '1.0.0-c waits',
    '1.0.0-c on trial for 10 %',
  ])
})
