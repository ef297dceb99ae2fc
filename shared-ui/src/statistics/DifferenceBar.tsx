import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { Emoji } from '../mood/Emoji'
import { differenceMarks, placeOf } from './differenceScale'
import type { Difference } from './groupDifference'

const Root = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    height: '26px',
    marginInline: '8px',
    // The line of zero is dashed.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '12.5px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: '50%',
      borderLeft: '1.5px dashed',
      borderColor: 'line.strong',
    },
    ...differenceMarks,
    '& [data-mark=span]': { ...differenceMarks['& [data-mark=span]'], top: '9px', height: '8px' },
    '& [data-mark=mean]': {
      ...differenceMarks['& [data-mark=mean]'],
      zIndex: 1,
      top: '6px',
      marginLeft: '-7px',
    },
  },
})

const Ends = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    maxWidth: 'none',
    marginInline: '8px',
    color: 'ink.muted',
    fontSize: '14',
  },
})

type DifferenceBarProps = HTMLChakraProps<'span'> & {
  found: Pick<Difference, 'difference' | 'low' | 'high'>
  /** How far the bar reaches to each side of none, in moods. */
  reach: number
}

/** A difference between two groups of days, and where it most likely lies. Words beside it say the same. */
export const DifferenceBar = ({ found, reach, ...rest }: DifferenceBarProps) => (
  <Root aria-hidden {...rest}>
    <span
      data-mark="span"
      style={{
        left: `${placeOf(found.low, reach)}%`,
        right: `${100 - placeOf(found.high, reach)}%`,
      }}
    />
    <span data-mark="mean" style={{ left: `${placeOf(found.difference, reach)}%` }} />
  </Root>
)

/** Names both ends of such bars, below them. */
export const DifferenceEnds = (props: HTMLChakraProps<'p'>) => (
  <Ends aria-hidden {...props}>
    <span>
      <Emoji>😢</Emoji> lower
    </span>
    <span>
      higher <Emoji>😄</Emoji>
    </span>
  </Ends>
)
