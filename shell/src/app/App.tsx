import { queryClient, report } from '@truenorth/shared-auth'
import { UiProvider } from '@truenorth/shared-ui'
import { RouterProvider } from '@truenorth/shared-ui/router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrokenApp } from '../features/trouble/BrokenApp'

type AppProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>

export const App = ({ router }: AppProps) => (
  <ErrorBoundary fallback={<BrokenApp />} onError={(error) => report(error, 'the whole app')}>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>
  </ErrorBoundary>
)
