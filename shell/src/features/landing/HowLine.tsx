import { chakra } from '@truenorth/shared-ui'

const Root = chakra('svg', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    inset: '0 0 auto',
    width: '100%',
    height: '80px',
    color: 'line.strong',
  },
})

/** The dotted trail that the three steps stand on, where there is room for it. */
export const HowLine = () => (
  <Root viewBox="0 0 1000 80" preserveAspectRatio="none" aria-hidden>
    <path
      d="M8 44C90 44 90 20 170 20S330 60 500 60 750 24 830 24 930 44 992 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray=".1 7"
      vectorEffect="non-scaling-stroke"
    />
  </Root>
)
