import { dayNumber } from '@truenorth/shared-ui'
import { useState } from 'react'

/** The quote of the day out of a few; `turn` goes round them in either direction. */
export const useInspiration = (quotes: readonly string[], today: string) => {
  const [turned, setTurned] = useState(0)
  const count = quotes.length
  const index = (((dayNumber(today) + turned) % count) + count) % count
  return { quote: quotes[index] ?? '', turn: (by: 1 | -1) => setTurned(turned + by) }
}
