import { newestFirst, toReading, type WireMood } from './reading'

const wire = (changes: Partial<WireMood> = {}): WireMood => ({
  id: 1,
  version: 1,
  mood_value: 4,
  energy: 'low',
  note: '',
  tags: [],
  timestamp: '2025-11-27T23:30:00Z',
  ...changes,
})

it.each([
  [
    'the server’s word for its day counts',
    { local_date: '2025-11-26' },
    'Asia/Tokyo',
    '2025-11-26',
  ],
  ['without it, the day in the user’s zone', {}, 'Asia/Tokyo', '2025-11-28'],
  [
    'Kolkata is five and a half hours ahead',
    { timestamp: '2025-11-27T18:30:00Z' },
    'Asia/Kolkata',
    '2025-11-28',
  ],
  [
    'an hour that Berlin has twice',
    { timestamp: '2025-10-26T01:30:00Z' },
    'Europe/Berlin',
    '2025-10-26',
  ],
  ['Apia on its missing day', { timestamp: '2011-12-30T10:30:00Z' }, 'Pacific/Apia', '2011-12-31'],
])('%s', (_fact, changes, zone, date) => {
  expect(toReading(wire(changes), zone).date).toBe(date)
})

it.each([[''], [null], [undefined]] as const)('energy %p is none', (energy) => {
  const { energy: _, ...bare } = wire()
  expect(toReading(energy === undefined ? bare : { ...bare, energy }, 'UTC').energy).toBeNull()
})

it('sorts by instant, newest first, whatever the notation', () => {
  const times = ['2025-11-27T18:00:00Z', '2025-11-28T00:00:00+05:30', '2025-11-27T18:00:00.5Z']
  const sorted = newestFirst(times.map((timestamp) => toReading(wire({ timestamp }), 'UTC')))
  expect(sorted.map(({ timestamp }) => timestamp)).toEqual([times[1], times[2], times[0]])
})
