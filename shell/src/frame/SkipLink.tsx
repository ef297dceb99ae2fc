import { chakra } from '@truenorth/shared-ui'

/** First stop of the keyboard: past the nav bar, to the screen itself. */
const Root = chakra('a', {
  base: {
    position: 'absolute',
    left: 'var(--gutter)',
    top: '8px',
    zIndex: 20,
    padding: '11px 18px',
    borderRadius: '8',
    background: 'brand.solid',
    color: 'on.brand',
    fontWeight: '560',
    textDecoration: 'none',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

export const SkipLink = () => <Root href="#main">Skip to content</Root>
