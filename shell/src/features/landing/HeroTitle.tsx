import { chakra } from '@truenorth/shared-ui'

const Root = chakra('h1', {
  base: {
    fontFamily: 'hero',
    fontSize: 'hero',
    fontWeight: '540',
    lineHeight: '1.04',
    letterSpacing: '-.028em',
    // Each line fits here. A fallback font may be wider: it must not take a line more.
    '& > span': { display: 'block', whiteSpace: { xl: 'nowrap' } },
  },
})

export const HeroTitle = ({ lines }: { lines: string[] }) => (
  <Root data-title="Know where you are">
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
  </Root>
)
