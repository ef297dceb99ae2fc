import { describeScreen, hasAppLock, report, session, startSession } from '@truenorth/shared-auth'
import { createBrowserRouter } from '@truenorth/shared-ui/router'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { BrokenApp } from './app/errorScreens'
import { fetchAhead } from './app/fetchAhead'
import { routes } from './app/routes'
import { loadDemo } from './features/demo/loadDemo'
import { noticeKeptShell } from './app/keptShell'
import { screenAt } from './app/screenAt'
import { markFirstEntry } from './app/scrollKeys'
import { noteUncaughtErrors } from './remotes/healthReports'
import { createRemoteLoader } from './remotes/loader'
import { rememberOverrides } from './remotes/override'
import { readDocumentRegistry } from './remotes/registry'

// What the screen uses last can wait until the first script has run.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]'))
  link.rel = 'preload'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to draw into.')

rememberOverrides()
markFirstEntry()
const remotes = createRemoteLoader(readDocumentRegistry())
noteUncaughtErrors(remotes.health)
noticeKeptShell()
describeScreen(() => screenAt(remotes, location.pathname))

// Every boundary reports what it catches, so that React need not report it again.
const options = { onCaughtError: () => undefined }

const start = () => {
  // The session is requested while the first screen is being drawn; without a token it is known at once.
  startSession({ loadDemo }).catch((error: unknown) => report(error, 'start of the session'))

  if (session.status !== 'signedOut') remotes.prefetch.fetchFirstScreen(location.pathname)
  fetchAhead(remotes)

  const app = <App router={createBrowserRouter(routes)} remotes={remotes} />
  // The document contains the landing page for visitors; for signed-in users it is replaced.
  if (root.hasChildNodes() && session.status === 'signedOut') hydrateRoot(root, app, options)
  else {
    root.replaceChildren()
    createRoot(root, options).render(app)
  }
  delete document.documentElement.dataset['known']
}

// Whoever has an app lock may have to open it first. Without its code nothing is shown.
const passLock = async () => {
  try {
    const lock = await import(/* webpackChunkName: "lock" */ './app/passLock')
    await lock.passLock(start)
  } catch (error) {
    report(error, 'the app lock could not be loaded')
    root.replaceChildren()
    createRoot(root, options).render(<BrokenApp />)
    delete document.documentElement.dataset['known']
  }
}

if (hasAppLock()) void passLock()
else start()
