import { chakra } from '@chakra-ui/react/styled-system'
import contour from './contour.svg'

/** A place with quiet contour lines behind what it holds: the landing's hero and empty states, nowhere else. */
export const Contour = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    _before: {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: 'ink',
      opacity: 'var(--contour-opacity)',
      mask: `url("${contour}") center / 720px 540px`,
      pointerEvents: 'none',
    },
  },
})
