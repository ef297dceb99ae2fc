import { act, renderHook } from '@testing-library/react'
import { setDayEnd } from './dayEnd'
import { localToday } from './localTime'
import { useToday } from './useToday'

test('useToday returns the new day when the tab becomes visible after midnight', () => {
  jest.useFakeTimers({ now: new Date(2025, 10, 27, 23, 59) })
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2025-11-27')
  jest.setSystemTime(new Date(2025, 10, 28, 7, 0))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2025-11-28')
  jest.useRealTimers()
})

test.each([
  ['UTC', '2028-03-01T02:59:00Z', 3, '2028-02-29'],
  ['UTC', '2028-03-01T03:00:00Z', 3, '2028-03-01'],
  ['UTC', '2028-03-01T00:00:00Z', 1, '2028-02-29'],
  // The clocks go from two to three.
  ['Europe/Paris', '2026-03-29T00:59:00Z', 3, '2026-03-28'],
  ['Europe/Paris', '2026-03-29T01:00:00Z', 3, '2026-03-29'],
  // They show half past two twice.
  ['Europe/Paris', '2026-10-25T00:30:00Z', 3, '2026-10-24'],
  ['Europe/Paris', '2026-10-25T01:30:00Z', 3, '2026-10-24'],
  ['Pacific/Kiritimati', '2026-12-31T13:00:00Z', 5, '2026-12-31'],
  ['UTC', '2028-03-01T02:59:00Z', 6, '2028-03-01'],
  ['UTC', '2028-03-01T02:59:00Z', undefined, '2028-03-01'],
])('in %s it is at %s, where days end at %s, still or already %s', (zone, now, hour, day) => {
  setDayEnd(hour)
  expect(localToday(zone, new Date(now))).toBe(day)
  setDayEnd(0)
})

test('useToday follows the hour at which a day ends', () => {
  jest.useFakeTimers({ now: new Date(2025, 10, 28, 1, 30) })
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2025-11-28')
  act(() => setDayEnd(2))
  expect(result.current).toBe('2025-11-27')
  act(() => setDayEnd(0))
  jest.useRealTimers()
})
