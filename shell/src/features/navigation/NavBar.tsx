import { useSession } from '@truenorth/shared-auth'
import { ButtonLink, chakra } from '@truenorth/shared-ui'
import { PageWidth } from '../../components/PageWidth'
import { BarEnd, HomeLink } from './barParts'
import { SignedInBar } from './SignedInBar'
import { ThemeToggle } from './ThemeToggle'

const Root = chakra('header', {
  base: { borderBottom: '1px solid', borderColor: 'line', background: 'bg' },
})

const Row = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4px', sm: '8px' },
    minHeight: '64px',
    paddingBlock: '6px',
  },
})

// The buttons are a little smaller than elsewhere, so that both fit beside the logo on a phone.
const VisitorLinks = chakra('div', {
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

const VisitorBar = () => {
  const { status } = useSession()
  return (
    <>
      <HomeLink to="/" label="Truenorth, home" isTight />
      <BarEnd>
        <ThemeToggle />
        {status === 'signedOut' && (
          <VisitorLinks>
            <ButtonLink to="/login" variant="quiet">
              Sign In
            </ButtonLink>
            <ButtonLink to="/register">Get Started</ButtonLink>
          </VisitorLinks>
        )}
      </BarEnd>
    </>
  )
}

/** The bar at the top of every screen. */
export const NavBar = () => {
  const { status } = useSession()
  return (
    <Root>
      <Row>{status === 'signedIn' ? <SignedInBar /> : <VisitorBar />}</Row>
    </Root>
  )
}
