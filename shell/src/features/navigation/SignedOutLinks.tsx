import { ButtonLink, chakra } from '@truenorth/shared-ui'

// A little smaller than elsewhere, so that both fit beside the logo on a phone.
const Pair = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '2px', sm: '4px' },
    '& > a': {
      paddingInline: { base: '9px', sm: '16px' },
      fontSize: { base: '14', sm: '15px' },
      whiteSpace: 'nowrap',
    },
  },
})

export const SignedOutLinks = () => (
  <Pair>
    <ButtonLink to="/login" variant="quiet">
      Sign In
    </ButtonLink>
    <ButtonLink to="/register">Get Started</ButtonLink>
  </Pair>
)
