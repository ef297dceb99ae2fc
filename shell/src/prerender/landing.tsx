// Renders what visitors see at / into the document at build time: see prerender.js.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { startSignedOut } from '@truenorth/shared-auth'
import { createMemoryRouter } from '@truenorth/shared-ui/router'
import { renderToString } from 'react-dom/server.edge'
import { App } from '../app/App'
import { routes } from '../app/routes'
import { createRemoteLoader } from '../remotes/loader'
import { toPageRegistry, withoutRemotes } from '../remotes/registry'
import { criticalStyles } from './criticalStyles'

/** Renders the landing page to HTML, with the styles of its first paint. */
export const renderLanding = () => {
  startSignedOut()
  const remotes = createRemoteLoader(toPageRegistry(withoutRemotes.published))
  const cache = createCache({ key: 'css' })
  // Emotion collects the styles in the cache instead of writing them between the elements.
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <App router={createMemoryRouter(routes)} remotes={remotes} />
    </CacheProvider>,
  )
  return { html, styles: criticalStyles(cache) }
}
