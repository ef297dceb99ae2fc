import {
  ChevronLeftIcon,
  ChevronRightIcon,
  dayNumber,
  Flex,
  IconButton,
  Quote,
  useToday,
} from '@truenorth/shared-ui'
import { useState } from 'react'
import { inspirations } from '../../content'

/** The quote of the day; `turn` shows the next or the previous one, and begins again after the last. */
export const useInspiration = (quotes: readonly string[], today: string) => {
  const [turned, setTurned] = useState(0)
  const count = quotes.length
  const index = (((dayNumber(today) + turned) % count) + count) % count
  return { quote: quotes[index] ?? '', turn: (by: 1 | -1) => setTurned(turned + by) }
}

/** Daily Inspiration: another quote each day, and buttons that show the others. */
export const Inspiration = () => {
  const { quote, turn } = useInspiration(inspirations, useToday())
  return (
    <div aria-live="polite">
      <Quote
        text={quote}
        label="Daily Inspiration"
        action={
          <Flex as="span">
            <IconButton
              label="Previous quote"
              icon={<ChevronLeftIcon size={20} />}
              onClick={() => turn(-1)}
            />
            <IconButton
              label="Next quote"
              icon={<ChevronRightIcon size={20} />}
              onClick={() => turn(1)}
            />
          </Flex>
        }
      />
    </div>
  )
}
