import { createMemoryRouter } from '@truenorth/shared-ui/router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app/App'
import { Frame } from '../app/Frame'
import { newRemoteLoader } from './remotes'

/** Renders the whole shell at a path, with a router in memory and remotes of its own. */
export const renderFrame = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries: [path],
  })
  const view = render(<App router={router} remotes={newRemoteLoader()} />)
  return { ...view, router, user: userEvent.setup() }
}
