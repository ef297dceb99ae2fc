import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { UiProvider } from '../provider/UiProvider'
import { LeavingGuardHost } from '../router/LeavingGuardHost'
import { Toaster } from '../toast/Toaster'
import { toasts } from '../toast/toast'

export type ScreenOptions = {
  /** Where the visitor stands; '/' unless told otherwise. */
  path?: string
  /** The pattern of the screen, so that it finds its params; any path unless told otherwise. */
  route?: string
}

const freshClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  })

/** Shows a screen as the shell would: theme, router, toaster, leaving guard and an empty cache. */
export const renderScreen = (ui: ReactElement, { path = '/', route = '*' }: ScreenOptions = {}) => {
  toasts.shown = []
  const client = freshClient()
  const screen = (
    <>
      {ui}
      <LeavingGuardHost />
      <Toaster />
    </>
  )
  const elsewhere = { path: '*', element: <LeavingGuardHost /> }
  const routes = [{ path: route, element: screen }, ...(route === '*' ? [] : [elsewhere])]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const view = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
  return { ...view, user: userEvent.setup(), router, client }
}
