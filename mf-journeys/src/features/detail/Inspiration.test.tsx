import { act, renderHook } from '@testing-library/react'
import { addDays } from '@truenorth/shared-ui'
import { inspirations } from '../../content'
import { useInspiration } from './Inspiration'

const today = '2025-11-27'

it('cycles through all five quotes in both directions', () => {
  const { result } = renderHook(() => useInspiration(inspirations, today))
  const first = result.current.quote
  const seen = inspirations.map(() => {
    act(() => result.current.turn(1))
    return result.current.quote
  })
  expect(new Set(seen).size).toBe(5)
  expect(seen.at(-1)).toBe(first)
  act(() => result.current.turn(-1))
  expect(result.current.quote).toBe(seen.at(-2))
})

it('the quote is another one the next day', () => {
  const quoteOf = (day: string) =>
    renderHook(() => useInspiration(inspirations, day)).result.current.quote
  expect(quoteOf(addDays(today, 1))).not.toBe(quoteOf(today))
  expect(quoteOf(addDays(today, 5))).toBe(quoteOf(today))
})
