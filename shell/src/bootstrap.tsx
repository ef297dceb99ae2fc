import { report, session, startSession } from '@truenorth/shared-auth'
import { createBrowserRouter } from '@truenorth/shared-ui/router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { fetchAhead } from './app/fetchAhead'
import { routes } from './app/routes'
import { loadDemo } from './features/demo/loadDemo'
import { noticeKeptShell } from './offline/noticeKeptShell'
import { fetchOpening } from './remotes/fetchEarly'

// What the screen will want last need not wait for the screen.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
  link.rel = 'preload'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to draw into.')

noticeKeptShell()

// Asks who is signed in while the first screen is still being drawn; who has no token is known at once.
startSession({ loadDemo }).catch((error: unknown) => report(error, 'start of the session'))

if (session.status !== 'signedOut') fetchOpening(location.pathname)
fetchAhead()

// Every boundary reports what it catches: React need not say it once more.
const options = { onCaughtError: () => undefined }
const app = <App router={createBrowserRouter(routes)} />
// What the document brings along is the page of a visitor: others get their own.
if (root.hasChildNodes() && session.status === 'signedOut') hydrateRoot(root, app, options)
else {
  root.replaceChildren()
  createRoot(root, options).render(app)
}
delete document.documentElement.dataset['known']
