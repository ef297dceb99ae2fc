import { useConnection } from '@truenorth/shared-auth'
import { chakra, SharedRetryContext, Toaster, VisuallyHidden } from '@truenorth/shared-ui'
import { LeavingGuardHost, ScrollRestoration } from '@truenorth/shared-ui/router'
import { useRef } from 'react'
import { useArrival } from '../features/arrival/useArrival'
import { Connection } from '../features/connection/Connection'
import { DemoBanner } from '../features/demo/DemoBanner'
import { NavBar } from '../features/navigation/NavBar'
import { SignOutDialog } from '../features/signOut/SignOutDialog'
import { ScreenBoundary } from '../features/trouble/ScreenBoundary'
import { SiteFooter } from '../frame/SiteFooter'
import { SkipLink } from '../frame/SkipLink'
import { useOfflineShell } from '../offline/useOfflineShell'
import { FrameSlots } from '../remotes/FrameSlots'
import { OverrideBar } from '../remotes/OverrideBar'
import { UpdateBar } from '../remotes/UpdateBar'
import { Screens } from './Screens'

const Root = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
})

const Main = chakra('main', {
  base: {
    flex: '1',
    // The footer begins below the fold: a screen that is still filling pushes nothing that is seen.
    minHeight: 'calc(100dvh - 64px)',
    // Focus is moved here for those who listen; there is nothing to press.
    '&:focus-visible, & :is(h1, h2)[tabindex="-1"]:focus-visible': { outline: 'none' },
  },
})

/** What stands around every screen. */
export const Frame = () => {
  const mainRef = useRef<HTMLElement>(null)
  const { online } = useConnection()
  const announcement = useArrival(mainRef)
  useOfflineShell()
  return (
    <Root>
      <SkipLink />
      <NavBar />
      <DemoBanner />
      <Connection />
      <UpdateBar />
      <OverrideBar />
      <Main id="main" ref={mainRef} tabIndex={-1}>
        <SharedRetryContext value={!online}>
          <ScreenBoundary>
            <Screens />
          </ScreenBoundary>
        </SharedRetryContext>
      </Main>
      <SiteFooter />
      <FrameSlots />
      <LeavingGuardHost />
      <SignOutDialog />
      <Toaster />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
      <ScrollRestoration />
    </Root>
  )
}
