import { chakra } from '@chakra-ui/react/styled-system'
import contour from './contour.svg'

/** The picture of `Contour`, which no document names: the shell keeps it for visits without a network. */
export const contourFile = contour

/** Contour lines behind its children. Only the landing's hero and empty states use it. */
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
