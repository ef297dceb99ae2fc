import { chakra } from '@truenorth/shared-ui'

/** Limits its content to the width of a page, with gutters beside it. */
export const PageWidth = chakra('div', {
  base: {
    maxWidth: 'calc(1120px + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
})
