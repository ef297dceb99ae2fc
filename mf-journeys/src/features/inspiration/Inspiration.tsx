import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Flex,
  IconButton,
  Quote,
  useToday,
} from '@truenorth/shared-ui'
import { inspirations } from '../../content'
import { useInspiration } from './useInspiration'

/** Daily Inspiration: another one each day, and the others by turning. */
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
