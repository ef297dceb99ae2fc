// What is shown when rendering fails: of one screen, of the frame, of the whole app.
import { report } from '@truenorth/shared-auth'
import { ButtonLink, ErrorState, Page } from '@truenorth/shared-ui'
import { useLocation, useRouteError } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

/** Replaces a screen that failed; the frame around it still works. */
export const BrokenScreen = ({ resetErrorBoundary }: FallbackProps) => (
  <Page width={640}>
    <ErrorState
      title="This page stopped working"
      text="Something here went wrong on our side. What you have saved is safe."
      onRetry={() => resetErrorBoundary()}
      action={
        <ButtonLink to="/" variant="line">
          Go Home
        </ButtonLink>
      }
    />
  </Page>
)

/** Confines an error to the screen that threw it, until the path changes or the user tries again. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={(error) => report(error, `screen ${pathname}`)}
      FallbackComponent={BrokenScreen}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Passes an error of the frame on to the boundary around the whole app, which reports it. */
export const RethrowRouteError = () => {
  throw useRouteError()
}

const startAgain = () => location.assign('/')

const centred = { maxWidth: '32rem', margin: '20vh auto 0', padding: '0 16px', lineHeight: 1.6 }
const pressable = { marginTop: '16px', padding: '12px 18px', font: 'inherit' }

/** The last resort. It uses no component or theme, because these may be what failed. */
export const BrokenApp = () => (
  <main role="alert" style={centred}>
    <h1>Truenorth stopped working</h1>
    <p>Something went wrong on our side. What you have saved is safe.</p>
    <button type="button" style={pressable} onClick={startAgain}>
      Start again
    </button>
  </main>
)
