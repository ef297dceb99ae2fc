import { ButtonLink, chakra } from '@truenorth/shared-ui'

const BarLink = chakra(ButtonLink, {
  base: {
    paddingInline: { base: '11px', sm: '18px' },
    fontSize: { base: '14', sm: '15px' },
    whiteSpace: 'nowrap',
  },
})

export const SignedOutLinks = () => (
  <>
    <BarLink to="/login" variant="quiet">
      Sign In
    </BarLink>
    <BarLink to="/register">Get Started</BarLink>
  </>
)
