// What a visitor sees at /, written into the document at the build: see prerender.js.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { session } from '@truenorth/shared-auth'
import { createMemoryRouter } from '@truenorth/shared-ui/router'
import { renderToString } from 'react-dom/server.edge'
import { App } from '../app/App'
import { routes } from '../app/routes'
import { criticalStyles } from './criticalStyles'

/** The landing page as HTML, and the styles that its first paint needs. */
export const renderLanding = () => {
  session.status = 'signedOut'
  const cache = createCache({ key: 'css' })
  // Styles go into the cache instead of between the elements.
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <App router={createMemoryRouter(routes)} />
    </CacheProvider>,
  )
  return { html, styles: criticalStyles(cache) }
}
