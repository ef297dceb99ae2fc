import { ButtonLink, chakra, Contour, HStack, Text } from '@truenorth/shared-ui'
import { PageWidth } from '../../layout/PageWidth'
import { Claims } from './Claims'
import { hero } from './content'
import { HeroTitle } from './HeroTitle'
import { LivingDial } from './LivingDial'

const Root = chakra(Contour, {
  base: { overflow: 'hidden', borderBottom: '1px solid', borderColor: 'line' },
})

const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '48px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: { lg: 'center' },
    paddingBlock: { base: '40px 56px', lg: '72px 84px' },
  },
})

export const Hero = () => (
  <Root>
    <Columns>
      <div>
        <HeroTitle lines={hero.title} />
        <Text
          marginTop="20px"
          maxWidth="48ch"
          color="ink.muted"
          fontSize={{ base: '18', lg: '1.1875rem' }}
        >
          {hero.lead}
        </Text>
        <HStack flexWrap="wrap" gap="12px" marginTop="28px">
          <ButtonLink to="/register" size="big">
            Get Started
          </ButtonLink>
          <ButtonLink to="/login" size="big" variant="line">
            Sign In
          </ButtonLink>
        </HStack>
        <Claims claims={hero.claims} />
      </div>
      <LivingDial />
    </Columns>
  </Root>
)
