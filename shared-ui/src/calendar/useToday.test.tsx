import { act, renderHook } from '@testing-library/react'
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
