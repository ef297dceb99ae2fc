import { chakra } from '@truenorth/shared-ui'

/** Holds what it carries to the width of a page, with the gutters beside it. */
export const PageWidth = chakra('div', {
  base: {
    maxWidth: 'calc(1120px + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
})
