import { Box, chakra, Heading, Text } from '@truenorth/shared-ui'
import { Band } from './Band'
import { howItWorks } from './content'

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: { md: '24px' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  },
})

const Step = chakra('li', {
  base: {
    position: 'relative',
    padding: { base: '0 0 32px 64px', md: '104px 16px 0' },
    textAlign: { md: 'center' },
    '&:not(:last-child)::before': {
      content: '""',
      display: { md: 'none' },
      position: 'absolute',
      left: '19px',
      top: '36px',
      bottom: '8px',
      borderLeft: '2px dotted {colors.line.strong}',
    },
  },
})

const Waypoint = chakra('span', {
  base: {
    position: 'absolute',
    left: { base: 0, md: '50%' },
    top: { base: '-6px', md: '40px' },
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    border: '2px solid',
    borderColor: 'brand',
    borderRadius: 'full',
    background: 'bg',
    color: 'brand',
    fontFamily: 'display',
    fontWeight: '600',
    fontSize: '18px',
    lineHeight: '1',
    fontVariantNumeric: 'lining-nums',
  },
})

const Line = chakra('svg', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    inset: '0 0 auto',
    width: '100%',
    height: '80px',
    color: 'line.strong',
  },
})

/** The dotted trail through the three steps, where they are side by side. */
const HowLine = () => (
  <Line viewBox="0 0 1000 80" preserveAspectRatio="none" aria-hidden>
    <path
      d="M8 44C90 44 90 20 170 20S330 60 500 60 750 24 830 24 930 44 992 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray=".1 7"
      vectorEffect="non-scaling-stroke"
    />
  </Line>
)

export const HowItWorks = () => (
  <Band id="how" title={howItWorks.title}>
    <Box position="relative" marginTop="40px">
      <HowLine />
      <Steps>
        {howItWorks.steps.map(({ title, text, rise }, index) => (
          <Step key={title}>
            <Waypoint aria-hidden translate={{ md: `-50% calc(-50% + ${rise})` }}>
              {index + 1}
            </Waypoint>
            <Heading as="h3" fontSize="22" marginBottom="6px">
              {title}
            </Heading>
            <Text color="ink.muted" maxWidth="36ch" marginInline={{ md: 'auto' }}>
              {text}
            </Text>
          </Step>
        ))}
      </Steps>
    </Box>
  </Band>
)
