import { queryClient, report } from '@truenorth/shared-auth'
import { UiProvider } from '@truenorth/shared-ui'
import { RouterProvider } from '@truenorth/shared-ui/router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrokenApp } from './errorScreens'
import type { RemoteLoader } from '../remotes/loader'
import { RemotesContext } from '../remotes/useRemotes'

type AppProps = Pick<ComponentProps<typeof RouterProvider>, 'router'> & { remotes: RemoteLoader }

/** The whole product: the shell with these routes and these remotes. */
export const App = ({ router, remotes }: AppProps) => (
  <ErrorBoundary fallback={<BrokenApp />} onError={(error) => report(error, 'the whole app')}>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RemotesContext value={remotes}>
          <RouterProvider router={router} />
        </RemotesContext>
      </QueryClientProvider>
    </UiProvider>
  </ErrorBoundary>
)
