import { chakra } from '@chakra-ui/react/styled-system'

/** A place that will be filled: size it like what comes. */
export const Skeleton = chakra(
  'span',
  {
    base: {
      display: 'block',
      height: '14px',
      width: '100%',
      borderRadius: '6',
      background: 'line',
      opacity: 0.6,
      animation: 'breathe 1.8s ease-in-out infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
