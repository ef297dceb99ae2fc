import { chakra } from '@truenorth/shared-ui'

/** The frame of a card. The link in its `CardTitle` covers all of it. */
export const CardFrame = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignContent: 'start',
    minWidth: 0,
    height: '100%',
    padding: { base: '20px', md: '24px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    transition: 'border-color .15s',
    // Above the link that covers the card.
    '& .menu': { position: 'relative', zIndex: 1 },
    _hover: { borderColor: 'line.strong' },
  },
  variants: {
    layout: {
      grid: { gridTemplateRows: 'auto auto 1fr auto' },
      list: {
        gap: '12px 40px',
        lg: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'center',
          paddingBlock: '18px',
          paddingRight: '84px',
          '& .menu': { position: 'absolute', top: '18px', right: '20px' },
        },
      },
    },
  },
})

/** One half of a card; in a list on wide screens the halves are beside each other. */
export const CardHalf = chakra('div', {
  base: { minWidth: 0 },
  variants: {
    layout: {
      grid: { display: 'contents' },
      list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
    },
  },
})

/**
 * The title of a card, two lines of it; the page behind it has the whole. Its link covers the card, so that a
 * click anywhere follows it.
 */
export const CardTitle = chakra('h2', {
  base: {
    fontSize: '20',
    lineHeight: '1.2',
    lineClamp: 2,
    marginBottom: '7px',
    overflowWrap: 'anywhere',
    '& a': { color: 'ink', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14' },
    '& a:focus-visible': { outline: 'none' },
    '& a:focus-visible::after': {
      outline: '2px solid',
      outlineColor: 'brand',
      outlineOffset: '-3px',
    },
  },
})
