import { onUserChange, useConnection, useSession } from '@truenorth/shared-auth'
import { chakra, GlobalRetryContext, toast, Toaster, VisuallyHidden } from '@truenorth/shared-ui'
import { LeavingGuardHost, ScrollRestoration } from '@truenorth/shared-ui/router'
import { useEffect, useRef } from 'react'
import { Connection } from '../features/connection/Connection'
import { DemoBanner } from '../features/demo/DemoBanner'
import { BottomBar } from '../features/navigation/BottomBar'
import { NavBar } from '../features/navigation/NavBar'
import { SignOutDialog } from '../features/navigation/SignOutDialog'
import { FrameSlots } from '../remotes/FrameSlots'
import { OverrideBar, UpdateBar } from '../remotes/RemoteBars'
import { ScreenBoundary } from './errorScreens'
import { useKeptShell } from './keptShell'
import { Screens } from './Screens'
import { scrollKeyOf } from './scrollKeys'
import { SiteFooter } from './SiteFooter'
import { useArrival } from './useArrival'

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Paper has pages instead of a fold.
    _print: { display: 'block', minHeight: 0 },
  },
})

const Main = chakra('main', {
  base: {
    flex: '1',
    // The footer begins below the fold, so that a screen that is still loading moves nothing visible.
    minHeight: 'calc(100dvh - 64px)',
    _print: { minHeight: 0 },
    // The focus is moved here for screen readers; there is nothing to activate.
    '&:focus-visible, & :is(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
  },
})

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: 'var(--gutter)',
    top: '8px',
    zIndex: 20,
    padding: '11px 18px',
    borderRadius: '8',
    background: 'brand.solid',
    color: 'on.brand',
    fontWeight: '560',
    textDecoration: 'none',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

/** What surrounds every screen: the bars above it, the footer, dialogs and messages. */
export const Frame = () => {
  const mainRef = useRef<HTMLElement>(null)
  const { online } = useConnection()
  const { status } = useSession()
  const announcement = useArrival(mainRef)
  useKeptShell()
  // What a message offers is about what the user has done who was here then.
  useEffect(() => onUserChange(toast.closeOffers), [])
  return (
    <Root>
      <SkipLink href="#main">Skip to content</SkipLink>
      <NavBar />
      <DemoBanner />
      <Connection />
      <UpdateBar />
      <OverrideBar />
      <Main id="main" ref={mainRef} tabIndex={-1}>
        <GlobalRetryContext value={!online}>
          <ScreenBoundary>
            <Screens />
          </ScreenBoundary>
        </GlobalRetryContext>
      </Main>
      <SiteFooter />
      {status === 'signedIn' && <BottomBar />}
      <FrameSlots />
      <LeavingGuardHost />
      <SignOutDialog />
      <Toaster />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      <ScrollRestoration getKey={scrollKeyOf} />
    </Root>
  )
}
