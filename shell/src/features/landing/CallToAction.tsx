import { Box, ButtonLink, chakra, Dial, Heading, Text } from '@truenorth/shared-ui'
import { PageWidth } from '../../components/PageWidth'
import { call } from './content'

const Sheet = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    padding: { base: '40px 24px', md: '72px 56px' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'surface.sunken',
  },
})

const HalfSeen = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'absolute',
    right: '-90px',
    top: '36px',
    width: '460px',
    pointerEvents: 'none',
  },
})

export const CallToAction = () => (
  <PageWidth marginTop={{ base: '72px', md: '112px' }}>
    <Sheet aria-labelledby="call">
      <Box position="relative" maxWidth={{ lg: '620px' }}>
        <Heading
          as="h2"
          id="call"
          fontSize="clamp(1.75rem, 1.3rem + 2vw, 2.75rem)"
          letterSpacing="-.024em"
        >
          {call.title}
        </Heading>
        <Text margin="12px 0 26px" color="ink.muted" maxWidth="42ch">
          {call.text}
        </Text>
        <ButtonLink to="/register" size="big">
          Get Started
        </ButtonLink>
      </Box>
      <HalfSeen aria-hidden>
        <Dial size={460} emoji={false} />
      </HalfSeen>
    </Sheet>
  </PageWidth>
)
