import { chakra } from '@truenorth/shared-ui'

/** Cards beside each other on wide screens, or one below the other. */
export const PathGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '16px', lg: '24px' },
  },
  variants: {
    layout: {
      grid: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
      list: { gap: '16px' },
    },
  },
})
