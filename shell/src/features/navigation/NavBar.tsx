import { useSession } from '@truenorth/shared-auth'
import { chakra, Logo } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { PageWidth } from '../../layout/PageWidth'
import { ThemeToggle } from '../theme/ThemeToggle'
import { Greeting } from './Greeting'
import { MobileMenu } from './MobileMenu'
import { NavLinks } from './NavLinks'
import { SignedOutLinks } from './SignedOutLinks'
import { SignOutButton } from './SignOutButton'

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

const End = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '2px', sm: '4px' },
    minWidth: 0,
    marginLeft: 'auto',
  },
})

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    textDecoration: 'none',
    // Two links need the room on the smallest phones; the mark alone says enough there.
    '@media (max-width: 23.99em)': { '&[data-beside-links] .logo-word': { display: 'none' } },
  },
})

export const NavBar = () => {
  const { status } = useSession()
  const isSignedIn = status === 'signedIn'
  return (
    <Root>
      <Row>
        <HomeLink
          to={isSignedIn ? '/dashboard' : '/'}
          data-beside-links={isSignedIn ? undefined : true}
          aria-label={isSignedIn ? 'Truenorth, dashboard' : 'Truenorth, home'}
        >
          <Logo />
        </HomeLink>
        {isSignedIn && <NavLinks />}
        <End>
          {isSignedIn && <Greeting display={{ base: 'none', lg: 'block' }} marginRight="8px" />}
          <ThemeToggle />
          {isSignedIn && <SignOutButton display={{ base: 'none', lg: 'inline-flex' }} />}
          {status === 'signedOut' && <SignedOutLinks />}
          {isSignedIn && <MobileMenu />}
        </End>
      </Row>
    </Root>
  )
}
