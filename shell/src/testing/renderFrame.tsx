import { queryClient } from '@truenorth/shared-auth'
import { UiProvider } from '@truenorth/shared-ui'
import { createMemoryRouter, RouterProvider } from '@truenorth/shared-ui/router'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Frame } from '../app/Frame'

/** The whole shell at a path, as App has it but for the browser's own address bar. */
export const renderFrame = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [path],
  })
  const view = render(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  )
  return { ...view, router, user: userEvent.setup() }
}
