import { chakra } from '@truenorth/shared-ui'

export const AccountColumn = chakra('div', {
  base: {
    width: '100%',
    maxWidth: 'calc(448px + 2 * var(--gutter))',
    marginInline: 'auto',
    padding: { base: '32px var(--gutter) 48px', xl: '64px var(--gutter)' },
  },
})
