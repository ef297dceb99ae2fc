import { chakra } from '@truenorth/shared-ui'

export const ThreeColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '20px', md: '24px' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    marginTop: '32px',
  },
})
