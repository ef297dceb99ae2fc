import {
  ButtonLink,
  chakra,
  Contour,
  Dial,
  HStack,
  type MoodValue,
  Text,
} from '@truenorth/shared-ui'
import { useState } from 'react'
import { PageWidth } from '../../components/PageWidth'
import { hero } from './content'

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

const Title = chakra('h1', {
  base: {
    fontFamily: 'hero',
    fontSize: 'hero',
    fontWeight: '540',
    lineHeight: '1.04',
    letterSpacing: '-.028em',
    // A wider fallback font must not break a line.
    '& > span': { display: 'block', whiteSpace: { xl: 'nowrap' } },
  },
})

const HeroTitle = ({ lines }: { lines: string[] }) => (
  <Title data-title="Know where you are">
    {lines.map((line) => (
      <span key={line}>{line} </span>
    ))}
  </Title>
)

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 22px',
    marginTop: '28px',
    color: 'ink.muted',
    fontSize: '14',
  },
})

const Claim = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '9px',
    _before: {
      content: '""',
      flex: 'none',
      marginTop: 'calc((1lh - 6px) / 2)',
      width: '6px',
      height: '6px',
      transform: 'rotate(45deg)',
      background: 'brass',
    },
  },
})

const Claims = ({ claims }: { claims: string[] }) => (
  <List>
    {claims.map((claim) => (
      <Claim key={claim}>{claim}</Claim>
    ))}
  </List>
)

const Moods = chakra('fieldset', { base: { minWidth: 0 } })

/** A dial whose needle follows the mood that is hovered or focused. */
const LivingDial = () => {
  const [hovered, setHovered] = useState<MoodValue>()
  return (
    <Moods aria-label="Try the compass">
      <Dial size={420} hovered={hovered} onHover={setHovered} />
    </Moods>
  )
}

/** The top of the landing page. */
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
