import { chakra } from '@chakra-ui/react/styled-system'

/** A hairline between two things. */
export const Separator = chakra('hr', {
  base: { border: 0, borderTop: '1px solid', borderColor: 'line', width: '100%' },
})
