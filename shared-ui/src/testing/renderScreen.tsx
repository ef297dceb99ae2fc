import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Toaster } from '../display/toast'
import { toasts } from '../display/toastStore'
import { provideMotionFeatures } from '../motion'
import { domAnimation } from '../motionFeatures'
import { LeavingGuardHost } from '../router/LeavingGuardHost'
import { UiProvider } from '../theme/UiProvider'
import { makeQueryClient } from './queries'

export { makeQueryClient, withQueries } from './queries'
export { translateTexts } from './translateTexts'

export type ScreenOptions = {
  /** The address. Default '/'. */
  path?: string
  /** The route pattern of the screen, which gives it its params. Default: any path. */
  route?: string
}

/** A rendered screen: its queries, who uses it, its router and its cache. */
export type RenderedScreen = RenderResult & {
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  client: QueryClient
}

/** Renders a screen as the shell does: with theme, router, toasts, leaving guard and an empty cache. */
export const renderScreen = (
  ui: ReactElement,
  { path = '/', route = '*' }: ScreenOptions = {},
): RenderedScreen => {
  provideMotionFeatures(domAnimation)
  toasts.shown = []
  const client = makeQueryClient()
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
