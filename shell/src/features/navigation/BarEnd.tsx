import { chakra } from '@truenorth/shared-ui'

export const BarEnd = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '2px', sm: '4px' },
    minWidth: 0,
    marginLeft: 'auto',
  },
})
