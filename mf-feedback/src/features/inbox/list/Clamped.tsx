import { chakra } from '@truenorth/shared-ui'

/** A text that ends after two lines. */
export const Clamped = chakra('span', {
  base: {
    lineClamp: 2,
    overflowWrap: 'anywhere',
    fontSize: '14',
    color: 'ink.muted',
  },
})
