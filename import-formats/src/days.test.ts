import { clockFrom, dayOf, isoDayFrom, isZone, momentFrom, wallClock } from './days'

it.each([
  ['14:58', '14:58'],
  ['6:50 pm', '18:50'],
  ['6:50\u202FPM', '18:50'],
  ['6:50 p. m.', '18:50'],
  ['12:00 AM', '00:00'],
  ['12:00 PM', '12:00'],
  ['07:05:59', '07:05'],
  ['13:00 pm', null],
  ['25:10', null],
  ['10:60', null],
  ['soon', null],
])('reads the clock %j', (text, clock) => {
  expect(clockFrom(text)).toBe(clock)
})

it('knows which days exist', () => {
  expect(dayOf(2024, 2, 29)).toBe('2024-02-29')
  expect([dayOf(2023, 2, 29), dayOf(1900, 2, 29), dayOf(2024, 13, 1), dayOf(2024, 4, 31)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

it('keeps day, clock and offset as they were written', () => {
  expect(isoDayFrom('2024-05-01T23:30:00.5+0200')).toEqual({
    date: '2024-05-01',
    time: '23:30',
    zone: '+02:00',
  })
  expect(isoDayFrom('2024-5-1')).toEqual({ date: '2024-05-01', time: null, zone: null })
  expect(isoDayFrom('2024-05-01 in the morning')).toBeNull()
})

it('takes a moment only with its offset', () => {
  expect(momentFrom('2024-05-01T10:00:00+02:00')).toBe(Date.UTC(2024, 4, 1, 8))
  expect(momentFrom('2024-05-01T10:00:00')).toBeNull()
  expect(momentFrom('2024-02-30T10:00:00Z')).toBeNull()
})

it('shows a moment in IANA zones and in offsets, on both sides of a change of the clocks', () => {
  const moment = Date.UTC(2024, 9, 27, 0, 30)
  expect(wallClock(moment, 'Europe/Berlin')).toEqual({ date: '2024-10-27', time: '02:30' })
  expect(wallClock(moment + 3_600_000, 'Europe/Berlin').time).toBe('02:30')
  expect(wallClock(moment, '-07:00')).toEqual({ date: '2024-10-26', time: '17:30' })
  expect(['Europe/Berlin', '+05:45', 'Mars/Olympus', '+25:00', ''].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
