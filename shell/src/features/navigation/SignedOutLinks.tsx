import { ButtonLink } from '@truenorth/shared-ui'

const small = {
  paddingInline: { base: '11px', sm: '12px' },
  fontSize: { base: '14', sm: '15px' },
  whiteSpace: 'nowrap',
}

export const SignedOutLinks = () => (
  <>
    <ButtonLink to="/login" variant="quiet" {...small}>
      Sign In
    </ButtonLink>
    <ButtonLink to="/register" {...small} paddingInline={{ base: '11px', sm: '18px' }}>
      Get Started
    </ButtonLink>
  </>
)
