import { chakra } from '@chakra-ui/react/styled-system'

/** Small print on a sunken ground, within a card. */
export const Inset = chakra('div', {
  base: {
    display: 'grid',
    padding: '14px 16px',
    borderRadius: '8',
    background: 'surface.sunken',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})
