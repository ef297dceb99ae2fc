import { queryClient, report } from '@truenorth/shared-auth'
import { UiProvider } from '@truenorth/shared-ui'
import { createBrowserRouter, RouterProvider } from '@truenorth/shared-ui/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary } from 'react-error-boundary'
import { BrokenApp } from '../features/trouble/BrokenApp'
import { PassOn } from '../features/trouble/PassOn'
import { Frame } from './Frame'

// One splat route: leaving guards need a data router, screens bring their own <Routes>.
const router = createBrowserRouter([{ path: '*', element: <Frame />, errorElement: <PassOn /> }])

export const App = () => (
  <ErrorBoundary fallback={<BrokenApp />} onError={(error) => report(error, 'the whole app')}>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  </ErrorBoundary>
)
