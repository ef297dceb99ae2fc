import { report } from '@truenorth/shared-auth'
import {
  Button,
  chakra,
  CloseIcon,
  FeedbackIcon,
  IconButton,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { Link, useGoBack } from '@truenorth/shared-ui/router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useIdle } from '../../remotes/useIdle'
import { useNavItems } from '../../remotes/useNavItems'
import { BarEnd, Greeting, HomeLink } from './barParts'
import { useFeedbackLink } from './feedbackLink'
import { useSignOut } from './signOut'
import { ThemeToggle } from './ThemeToggle'

const Nothing: ComponentType = () => null

const AccountMenu = lazy(() =>
  import('./AccountMenu').then(
    (module): { default: ComponentType } => ({ default: module.AccountMenu }),
    (error: unknown): { default: ComponentType } => {
      report(error, 'the menu of the account could not be loaded')
      return { default: Nothing }
    },
  ),
)

const Links = chakra('nav', {
  base: { display: { base: 'none', lg: 'flex' }, gap: '4px', marginLeft: '28px' },
})

const NavItem = chakra(Link, {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    color: 'ink.muted',
    fontWeight: '500',
    textDecoration: 'none',
    _hover: { color: 'ink' },
    '&[aria-current]': { color: 'ink' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: '12px',
      right: '12px',
      bottom: '4px',
      height: '2px',
      borderRadius: '2px',
      background: 'brand',
    },
  },
})

const NavLinks = () => (
  <Links aria-label="Main">
    {useNavItems().map(({ label, path, badge, current }) => (
      <NavItem key={path} to={path} aria-current={current}>
        {label}
        {badge}
      </NavItem>
    ))}
  </Links>
)

const AccountLink = chakra(Link, {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    minHeight: '44px',
    textDecorationColor: 'line',
    textUnderlineOffset: '4px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

// Its room is kept, and its code is fetched when the browser is idle: the account page leads to the same screens.
const MenuRoom = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, width: '44px', height: '44px' },
})

const IdleAccountMenu = () => {
  const isIdle = useIdle()
  return (
    <MenuRoom>
      <Suspense>{isIdle && <AccountMenu />}</Suspense>
    </MenuRoom>
  )
}

const SignOutButton = () => {
  const signOut = useSignOut()
  return (
    <Button
      variant="quiet"
      fontSize="15px"
      display={{ base: 'none', lg: 'inline-flex' }}
      onClick={() => void signOut()}
    >
      Sign Out
    </Button>
  )
}

// Where the window has no margin for the tab of the feedback remote, and no bar at the bottom either.
const FeedbackIconLink = chakra(Link, {
  base: {
    display: { base: 'inline-grid', lgDown: 'none' },
    '@media (min-width: 79rem)': { display: 'none' },
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    color: 'ink.muted',
    _hover: { background: 'surface.sunken', color: 'ink' },
  },
})

const FeedbackLink = () => {
  const link = useFeedbackLink()
  return link ? (
    <FeedbackIconLink {...link} aria-label="Send Feedback">
      <FeedbackIcon size={20} aria-hidden />
    </FeedbackIconLink>
  ) : null
}

// On phones a form with a bar of its own has the way out at the top, in the place of the bar at hand.
const CloseForm = () => (
  <IconButton
    label="Close"
    icon={<CloseIcon size={20} />}
    onClick={useGoBack('/dashboard')}
    css={{
      display: 'none',
      marginLeft: '-12px',
      'html[data-docked-bar] &': { mdDown: { display: 'inline-grid' } },
    }}
  />
)

/** The links where there is room for them; below that they are in the bar at the bottom. */
export const SignedInBar = () => (
  <>
    <CloseForm />
    <HomeLink to="/dashboard" label="Truenorth, dashboard" />
    <NavLinks />
    <BarEnd>
      <AccountLink to="/account">
        <Greeting />
        <VisuallyHidden>, your account</VisuallyHidden>
      </AccountLink>
      <IdleAccountMenu />
      <FeedbackLink />
      <ThemeToggle />
      <SignOutButton />
    </BarEnd>
  </>
)
