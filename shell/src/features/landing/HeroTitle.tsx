import { chakra } from '@truenorth/shared-ui'

const Root = chakra('h1', {
  base: {
    fontFamily: { base: 'hero', lg: 'heroWide' },
    fontSize: 'hero',
    fontWeight: '540',
    lineHeight: '1.04',
    letterSpacing: '-.028em',
    '& > span': { display: 'block' },
  },
})

export const HeroTitle = ({ lines }: { lines: string[] }) => (
  <Root data-title="Know where you are">
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
  </Root>
)
